import type { CompanyPerson } from '#domain/members/member.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';
import { ManageFrame, type ManageFrameProps } from './manage-frame.tsx';

export type PeopleProps = { frame: ManageFrameProps; people: CompanyPerson[] };

/** Who belongs to a company. */
export function PeoplePage({ frame, people }: PeopleProps) {
  return (
    <ManageFrame frame={frame} title="People" lead={`Everybody here can manage the listing of ${frame.company.name}.`}>
      <ul className="plate people">
        {people.map((person) => (
          <li key={person.id}>
            <b>{person.email}</b>
            <span>{person.role === 'owner' ? 'Owner' : 'Editor'}</span>
            <small>{`since ${momentText(person.since, null)}`}</small>
          </li>
        ))}
      </ul>
    </ManageFrame>
  );
}
