type Props = { mark: string; name: string; isChecked: boolean };

/** The short mark of a certificate (decision 28): green outline when checked, dashed grey when claimed. */
export function CertificationMark({ mark, name, isChecked }: Props) {
  const meaning = `${name}, ${isChecked ? 'checked' : 'claimed by the company'}`;
  return (
    <span className={isChecked ? 'mark mark-checked' : 'mark'} data-tooltip={meaning}>
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{meaning}</span>
    </span>
  );
}
