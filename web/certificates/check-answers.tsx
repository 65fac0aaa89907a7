import { PUBLIC_STATES, type PublicState } from '#domain/certificates/certificate-status.ts';
import { REGISTER_SEARCHES } from '#domain/vocabulary/register-searches.ts';
import { OutsideLink } from './repeat-steps.tsx';

const ANSWERS: Record<PublicState, { title: string; look: string; text: string }> = {
  checked: {
    title: 'Valid',
    look: 'mark mark-checked',
    text: 'We have looked it up at its issuer on the day shown, and it has not ended.',
  },
  expired: {
    title: 'Expired',
    look: 'mark mark-ended',
    text: 'Its last day is over. The company may have a renewal that we have not seen.',
  },
  withdrawn: {
    title: 'Withdrawn',
    look: 'mark mark-ended',
    text: 'The issuer ended it before its date.',
  },
  claimed: {
    title: 'Claimed, not checked',
    look: 'mark',
    text: 'A company names this number. We have not looked it up, and say where you can.',
  },
};
const SAMPLES: Record<PublicState, string> = { checked: '17020', expired: '17025', withdrawn: '510', claimed: '9001' };

/** Public registers in which a number that nobody here names may be found. */
const REGISTERS = [
  { entry: 'iso-9001', label: 'IAF CertSearch', what: 'management systems such as ISO 9001' },
  { entry: 'iso-17025', label: 'Global ACI', what: 'accredited laboratories and inspection bodies, by country' },
  { entry: 'ped-nb', label: 'NANDO of the European Commission', what: 'notified bodies, by their four-digit number' },
];

/** No certificate has the number, which says nothing about it. */
export function UnknownAnswer({ asked }: { asked: string }) {
  return (
    <section aria-labelledby="unknown" className="check-answer">
      <div>
        <div className="check-word">
          <span aria-hidden="true">?</span>
          <div>
            <h2 id="unknown">Unknown to us</h2>
            <p>
              No company here has the number or the name <code>{asked}</code>. That says nothing about it.
            </p>
          </div>
        </div>
        <dl>
          <div>
            <dt>Where to ask</dt>
            <dd>
              <ul className="check-registers">
                <li>The issuer that is printed on the certificate, before all others</li>
                {REGISTERS.map(({ entry, label, what }) => (
                  <li key={entry}>
                    <OutsideLink href={REGISTER_SEARCHES[entry]?.url ?? ''}>{label}</OutsideLink>: {what}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

type Props = { given: readonly PublicState[]; isFirst: boolean; isUnknown: boolean };

/** What else could have been the answer. */
export function OtherAnswers({ given, isFirst, isUnknown }: Props) {
  return (
    <section aria-labelledby="other-answers" className="check-others">
      <h2 id="other-answers">{isFirst ? 'Answers you can get' : 'Other answers you can get'}</h2>
      <ul>
        {PUBLIC_STATES.filter((state) => !given.includes(state)).map((state) => (
          <li key={state} className="plate">
            <span className={ANSWERS[state].look} aria-hidden="true">
              {SAMPLES[state]}
            </span>
            <h3>{ANSWERS[state].title}</h3>
            <p>{ANSWERS[state].text}</p>
          </li>
        ))}
        {!isUnknown && (
          <li className="plate">
            <span className="mark mark-none" aria-hidden="true">
              nothing found
            </span>
            <h3>Unknown to us</h3>
            <p>No company here has this number. That says nothing about it; we name registers to ask.</p>
          </li>
        )}
      </ul>
    </section>
  );
}
