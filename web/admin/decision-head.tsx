import { paths } from '#domain/paths.ts';

type Props = { title: string; done: string | undefined; problem: string | null };

/** The top of a page on which admins decide: its title, what was done, and what could not be. */
export function DecisionHead({ title, done, problem }: Props) {
  return (
    <>
      <div className="claims-head">
        <h1>{title}</h1>
        <a href={paths.admin} className="link">
          Back to the Admin Dashboard
        </a>
      </div>
      {done !== undefined && (
        <p id="done" role="status" tabIndex={-1} className="lead-done">
          {done}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="lead-done lead-conflict">
          {problem}
        </p>
      )}
    </>
  );
}
