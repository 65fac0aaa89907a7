import type { MailTemplate } from '#domain/mail/mail-template.ts';
import { fillPattern, paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';

export type MailsProps = { templates: null } | { templates: MailTemplate[]; shown: MailTemplate | undefined };

/** Each mail as its receiver sees it, as HTML and as text, or Access Denied. */
export function MailsPage(props: MailsProps) {
  if (props.templates === null) return <AccessDenied />;
  const { templates, shown } = props;
  return (
    <div className="container-page pt-6 pb-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-xl">Emails</h1>
        <a href={paths.admin} className="link text-sm">
          Back to the Admin Dashboard
        </a>
      </div>
      <p className="mt-1 text-soft">What the site sends, with example data.</p>
      <div className="mt-6 grid gap-6 md:grid-cols-[280px_minmax(0,1fr)]">
        <nav aria-label="Emails">
          <ul>
            {templates.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`${paths.adminMails}?template=${id}`}
                  aria-current={id === shown?.id ? 'page' : undefined}
                  className="block py-2.5 text-sm text-soft hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {shown && (
          <article>
            <h2 className="text-lg">{shown.subject}</h2>
            <iframe
              title={`${shown.title}, as HTML`}
              src={fillPattern(plainRoutes.mailTemplate.path, { id: shown.id })}
              sandbox=""
              className="plate mt-3 h-[760px] w-full"
            />
            <h3 className="mt-6 text-base">As text</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
            <pre tabIndex={0} className="plate mt-2 overflow-auto p-4 text-sm whitespace-pre-wrap">
              {shown.text}
            </pre>
          </article>
        )}
      </div>
    </div>
  );
}
