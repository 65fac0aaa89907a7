import { elapsedText } from '#domain/service-requests/moment-text.ts';
import { ActionButton, type ShownSettings } from './settings-form.tsx';

/** Who is signed in to the dashboard, and the buttons that end it. */
export function Sessions({ state, now }: ShownSettings) {
  const { sessions } = state;
  return (
    <>
      <ul className="settings-list">
        {sessions.map(({ id, email, device, beganAt, usedAt, isOwn }) => (
          <li key={id}>
            <div>
              <b>{email}</b> {isOwn && <span className="tag">This session</span>}
              <p className="form-hint">
                {device ?? 'Unknown device'}, signed in {elapsedText(beganAt, now)} ago, used {elapsedText(usedAt, now)}{' '}
                ago
              </p>
            </div>
            {!isOwn && (
              <div className="settings-actions">
                <ActionButton
                  action="end-session"
                  fields={{ session: id }}
                  about={`${email}, ${device ?? 'unknown device'}`}
                >
                  End Session
                </ActionButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isOwn }) => !isOwn) && (
        <div className="form-actions">
          <ActionButton action="end-sessions" about="of all admins and reviewers">
            End All Other Sessions
          </ActionButton>
        </div>
      )}
    </>
  );
}
