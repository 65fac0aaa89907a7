import type { OwnSession } from '#domain/members/account.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';

/** The own sessions: each can be ended, and all at once. */
export function SessionList({ sessions, action }: { sessions: OwnSession[]; action: string }) {
  return (
    <>
      <ul className="plate people" aria-label="Sessions">
        {sessions.map(({ id, device, began, lastUsed, isCurrent }) => (
          <li key={id}>
            <div>
              <b>{device ?? 'Unknown device'}</b>
              {isCurrent && <span className="tag">this one</span>}
              <p>{`Signed in ${momentText(began, null)}, last used ${momentText(lastUsed, null)}`}</p>
            </div>
            {!isCurrent && (
              <form action={action} method="post" className="people-actions">
                <input type="hidden" name="session" value={id} />
                <button type="submit" name="action" value="end-session" className="button button-line">
                  End<span className="sr-only">{` the session of ${device ?? 'an unknown device'}`}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form action={action} method="post" className="manage-actions">
        <button type="submit" name="action" value="sign-out-everywhere" className="button button-line">
          Sign out everywhere
        </button>
      </form>
    </>
  );
}
