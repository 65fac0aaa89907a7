import { OPT_OUT_KINDS, type OptOut } from '#domain/mail/opt-out.ts';
import { paths } from '#domain/paths.ts';

export type UnsubscribeProps = { optOut: OptOut | null; address: string; isDone: boolean };

/** Asks before it switches emails off, because programs that look into mails open every link. */
export function UnsubscribePage({ optOut, address, isDone }: UnsubscribeProps) {
  if (optOut === null) {
    return (
      <div className="container-page narrow pt-12">
        <h1 className="text-2xl">This link is not valid</h1>
        <p className="mt-3 text-lg text-soft">
          Open it from the email, or{' '}
          <a href={paths.contact} className="link">
            contact us
          </a>
          .
        </p>
      </div>
    );
  }
  const kind = OPT_OUT_KINDS[optOut.kind];
  return (
    <div className="container-page narrow pt-12">
      {isDone ? (
        <div role="status">
          <h1 className="text-2xl">Done</h1>
          <p className="mt-3 text-lg text-soft">
            {optOut.email} gets no more {kind.replace(/^the /, '')}. Requests for a quote still arrive.
          </p>
        </div>
      ) : (
        <>
          <h1 className="text-2xl">No more emails of this kind?</h1>
          <p className="mt-3 text-lg text-soft">
            {optOut.email} then gets no more {kind.replace(/^the /, '')}. Requests for a quote still arrive.
          </p>
          <form action={address} method="post" className="mt-6">
            <button type="submit" className="button button-ink">
              Switch Them Off
            </button>
          </form>
        </>
      )}
    </div>
  );
}
