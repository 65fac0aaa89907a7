import { SearchAgain } from './not-found-page.tsx';

const TITLES: Record<number, string> = {
  400: 'This link is not valid',
  403: 'Not allowed',
  404: 'Page Not Found',
  429: 'Too many requests',
  503: 'Back in a moment',
};

/** The error message in one sentence, and what to do next. */
export function ProblemPage({ status, message }: { status: number; message: string }) {
  return (
    <div className="container-page narrow pt-18">
      <p className="label-mono">{status}</p>
      <h1 className="mt-2 text-2xl">{TITLES[status] ?? 'Something went wrong'}</h1>
      <p className="mt-3 text-lg text-soft">{message}</p>
      <SearchAgain />
    </div>
  );
}
