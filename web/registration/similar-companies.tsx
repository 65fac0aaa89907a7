import type { SimilarCompany } from '#domain/companies/similar-company.ts';
import { paths } from '#domain/paths.ts';
import { FieldIssue, type FormState } from '#web/ui/form-field.tsx';
import { markup } from '#web/ui/markup.ts';
import { drawSimilar, IS_NEW } from './similar-companies.ts';

/** Listed companies that a registration may repeat, offered before it is sent. Scripts fill the list, too. */
export function SimilarCompanies({ form, companies }: { form: FormState; companies: SimilarCompany[] }) {
  return (
    <section className="form-similar" aria-labelledby="similar-title" data-similar hidden={companies.length === 0}>
      <h2 id="similar-title">Is your company listed already?</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every value in the markup is escaped */}
      <ul dangerouslySetInnerHTML={{ __html: markup`${drawSimilar(companies)}`.text }} />
      <p>
        If it is one of these,{' '}
        <a href={paths.contact} className="link">
          write to us
        </a>{' '}
        and we correct its listing.
      </p>
      <label>
        <input type="checkbox" name={IS_NEW} className="size-4" /> My company is none of these
      </label>
      <FieldIssue form={form} name={IS_NEW} />
    </section>
  );
}
