import { StepHeading } from './step-heading.tsx';

/** The progress of one step of the import. */
export function ImportProgress({ label, percent, total }: { label: string; percent: number; total?: number }) {
  return (
    <>
      <StepHeading>{label}</StepHeading>
      {/* Not in the browser's own colour: green means verified. */}
      <progress
        max={100}
        value={percent}
        aria-label={label}
        className="mt-4 h-2 w-full appearance-none bg-hair [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hair [&::-webkit-progress-value]:bg-ink"
      />
      <p role="status" className="mt-2 font-mono text-sm text-soft">
        {percent}%{total !== undefined && ` of ${total.toLocaleString('en')} rows`}
      </p>
    </>
  );
}
