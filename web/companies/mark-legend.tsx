const STATES = [
  ['mark mark-checked', 'checked', 'at the issuer'],
  ['mark', 'claimed', 'by the company'],
  ['mark mark-expired', 'expired', 'or withdrawn'],
] as const;

/** What the looks of a mark mean: in one line above every list of cards, where a phone shows one word for each. */
export function MarkLegend() {
  return (
    <ul className="mark-legend">
      {STATES.map(([look, state, rest]) => (
        <li key={look}>
          <span className={look}>{state}</span>
          <i>{rest}</i>
        </li>
      ))}
    </ul>
  );
}
