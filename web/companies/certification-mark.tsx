import type { PublicState } from '#domain/certificates/certificate-status.ts';

type Props = {
  mark: string;
  name: string;
  state: PublicState;
  /** Whether its accessible name says what name and state beside it say, too. */
  isNamed?: boolean;
};

const MEANINGS: Record<PublicState, string> = {
  checked: 'checked and current',
  claimed: 'claimed by the company',
  expired: 'expired',
  withdrawn: 'withdrawn',
};

/**
 * The short mark of one certificate (decision 28): a green outline when this certificate is checked and current, dashed grey
 * when it is claimed, struck through when it has ended.
 */
export function CertificationMark({ mark, name, state, isNamed = true }: Props) {
  const meaning = `${name}, ${MEANINGS[state]}`;
  return (
    <span className={`mark mark-${state}`} data-tooltip={isNamed ? '' : meaning}>
      <span aria-hidden="true">{mark}</span>
      {isNamed && <span className="sr-only">{meaning}</span>}
    </span>
  );
}
