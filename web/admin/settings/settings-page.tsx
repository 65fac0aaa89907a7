import type { ReactNode } from 'react';
import type { SettingsAction } from '#domain/admin/settings-form.ts';
import { paths } from '#domain/paths.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';
import { OptOuts, TestMail } from './mail-settings.tsx';
import { People } from './people.tsx';
import { Quarantine, Retention } from './rules.tsx';
import { Sessions } from './sessions.tsx';
import type { SettingsProps, ShownSettings } from './settings-form.tsx';
import { DONE, SECTION_OF, SETTINGS_SECTIONS, type SettingsSection } from './settings-texts.ts';

const CONTENT: Record<SettingsSection, (props: ShownSettings) => ReactNode> = {
  people: People,
  sessions: Sessions,
  quarantine: Quarantine,
  retention: Retention,
  mails: TestMail,
  'opt-outs': OptOuts,
};
const SECTIONS = Object.keys(SETTINGS_SECTIONS) as SettingsSection[];

/** What admins set and see of the site itself (decision 77). Works without scripts. */
export function SettingsPage(props: SettingsProps) {
  if (props.state === null) return <AccessDenied />;
  return (
    <div className="container-page settings">
      <div className="settings-head">
        <h1 className="text-2xl">Settings</h1>
        <p>
          <a href={paths.admin} className="link">
            Admin Dashboard
          </a>
          <a href={paths.adminMails} className="link">
            Emails
          </a>
          <a href={paths.security} className="link">
            Your account
          </a>
        </p>
      </div>
      <nav aria-label="Settings">
        {SECTIONS.map((id) => (
          <a key={id} href={`#${id}`}>
            {SETTINGS_SECTIONS[id]}
          </a>
        ))}
      </nav>
      <div>
        {SECTIONS.map((id) => {
          const Content = CONTENT[id];
          return (
            <section key={id} id={id} className="plate settings-section" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{SETTINGS_SECTIONS[id]}</h2>
              <Outcome {...props} section={id} />
              <Content {...props} />
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** An unknown action is shown at the top. */
function sectionOf(action: string | undefined): SettingsSection {
  return action !== undefined && Object.hasOwn(SECTION_OF, action) ? SECTION_OF[action as SettingsAction] : 'people';
}

/** What became of a form of this part. Issues of fields stand at the fields. */
function Outcome({ done, failed, section }: ShownSettings & { section: SettingsSection }) {
  if (done !== null && SECTION_OF[done] === section) {
    return (
      <p role="status" className="form-notice">
        {DONE[done]}
      </p>
    );
  }
  const isHere = failed !== null && sectionOf(failed.action) === section;
  if (!isHere) return null;
  const general = failed.issues.find(
    ({ path }) => path === '' || path === 'id' || path === 'session' || path === 'action',
  );
  return (
    <p role="alert" className="form-notice form-notice-failed">
      Nothing was changed. {general?.message ?? 'Please correct the highlighted fields.'}
    </p>
  );
}
