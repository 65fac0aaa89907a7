import type { PublicState } from '#domain/certificates/certificate-status.ts';

type Props = { mark: string; name: string; state: PublicState | undefined };

const LOOKS: Record<PublicState, { className: string; meaning: string }> = {
  checked: { className: 'mark mark-checked', meaning: 'checked' },
  claimed: { className: 'mark', meaning: 'claimed by the company' },
  expired: { className: 'mark mark-ended', meaning: 'expired' },
  withdrawn: { className: 'mark mark-ended', meaning: 'withdrawn' },
};

/** The short mark of a certificate (decision 28): green if it is checked, dashed if claimed, struck through if it has ended. */
export function CertificationMark({ mark, name, state = 'claimed' }: Props) {
  const { className, meaning } = LOOKS[state];
  const words = `${name}, ${meaning}`;
  return (
    <span className={className} data-tooltip={words}>
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
