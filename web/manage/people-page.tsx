import { momentText } from '#domain/service-requests/moment-text.ts';
import { ManageFrame } from './manage-frame.tsx';
import type { PeopleProps } from './people-route.ts';

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
