import { Tooltip } from '#web/ui/tooltip.tsx';

type Props = { mark: string; name: string; isChecked: boolean };

/** The short mark of a certificate (decision 28): green outline when checked, dashed grey when claimed. */
export function CertificationMark({ mark, name, isChecked }: Props) {
  const meaning = `${name}, ${isChecked ? 'checked' : 'claimed by the company'}`;
  return (
    <Tooltip text={meaning}>
      <span
        className={`inline-flex h-7 min-w-10 items-center justify-center rounded-full border px-2 font-mono text-xs ${
          isChecked ? 'border-proof text-proof' : 'border-soft/60 border-dashed text-soft'
        }`}
      >
        <span aria-hidden="true">{mark}</span>
        <span className="sr-only">{meaning}</span>
      </span>
    </Tooltip>
  );
}
