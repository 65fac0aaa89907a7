import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MONEY_BACK_DAYS, RESTORE_DAYS } from '#domain/constants.ts';
import type { ListingCompany } from '#domain/listings/listing.ts';
import { paths } from '#domain/paths.ts';
import { LANGUAGES } from '#domain/vocabulary/languages.ts';
import { ManageFrame, type ManageFrameProps } from '#web/manage/manage-frame.tsx';
import { JsonScript } from '#web/seo/json-script.tsx';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { PlainForm } from '#web/ui/plain-form.tsx';
import type { Notice } from './load-listing.ts';
import { NoticeLines } from './notice.tsx';

/** What the list field suggests. */
const VOCABULARY = { languages: LANGUAGES.map((name) => [name]) };

export type SettingsProps = {
  frame: ManageFrameProps;
  company: ListingCompany;
  notice: Notice;
  form: FormState;
  removal: FormState;
  /** What a removal does to the subscription, for owners. */
  payment: string | null;
};

export function ListingSettingsPage({ frame, company, notice, form, removal, payment }: SettingsProps) {
  return (
    <ManageFrame frame={frame} title="Settings">
      <NoticeLines {...notice} />
      <SettingsForm company={company} form={form} siteName={frame.siteName} />
      <Exports company={company} />
      <JsonScript type="application/json" id="vocabulary" data={VOCABULARY} />
      {frame.company.role === 'owner' && <RemoveForm company={company} form={removal} payment={payment} />}
    </ManageFrame>
  );
}

function SettingsForm({ company, form, siteName }: { company: ListingCompany; form: FormState; siteName: string }) {
  return (
    <PlainForm
      form={form}
      address={paths.manageSettings(company.id)}
      className="plate listing-form"
      submitLabel="Save"
      button="button-ink"
    >
      <div className="form-grid">
        <FormField
          form={form}
          name="requestEmail"
          label="Address for requests"
          hint={`Where ${siteName} mails requests of buyers. Empty: to ${company.email || 'the public address'}.`}
        >
          {(props) => <input {...props} type="email" autoComplete="off" maxLength={MAX_EMAIL_LENGTH} />}
        </FormField>
        <FormField
          form={form}
          name="awayUntil"
          label="Away until"
          hint="Buyers see it before they ask you. It ends by itself. Requests still reach you."
        >
          {(props) => <input {...props} type="date" />}
        </FormField>
        <div className="form-wide">
          <FormField
            form={form}
            name="languages"
            label="Languages spoken"
            hint="In English, separated by a vertical bar: English | Spanish. Buyers see them on your profile and in comparisons."
            liveHint="Type one, then press Enter or Add. Buyers see them on your profile and in comparisons."
          >
            {(props) => <textarea {...props} rows={2} data-list />}
          </FormField>
        </div>
      </div>
    </PlainForm>
  );
}

const FILES = [
  ['listing.json', 'Everything (JSON)'],
  ['listing.csv', 'Profile (CSV)'],
  ['certificates.csv', 'Certificates (CSV)'],
  ['requests.csv', 'Requests (CSV)'],
] as const;

function Exports({ company }: { company: ListingCompany }) {
  return (
    <section aria-labelledby="export-title" className="plate listing-form">
      <h2 id="export-title">Your data</h2>
      <p className="form-hint">What we have about your company, to take with you.</p>
      <p className="manage-actions">
        {FILES.map(([file, label]) => (
          <a key={file} href={paths.exportListing(company.id, file)} download className="button button-line">
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}

type RemoveProps = { company: ListingCompany; form: FormState; payment: string | null };

function RemoveForm({ company, form, payment }: RemoveProps) {
  return (
    <section id="remove" aria-labelledby="remove-title" className="plate listing-form listing-end">
      <h2 id="remove-title">Delete the listing</h2>
      <p className="form-hint">
        {`Buyers no longer find ${company.name}, and open requests end for you. For ${RESTORE_DAYS} days you can restore it here with everything in it.`}
      </p>
      {payment !== null && (
        <p className="form-hint">{`${payment} A payment of the last ${MONEY_BACK_DAYS} days we give back if you ask us.`}</p>
      )}
      <PlainForm
        form={form}
        address={paths.manageSettings(company.id)}
        action="remove"
        submitLabel="Delete the listing"
        button="button-stop"
      >
        <FormField form={form} name="name" label={`Type ${company.name} to confirm`} isRequired>
          {(props) => <input {...props} autoComplete="off" maxLength={MAX_NAME_LENGTH} />}
        </FormField>
      </PlainForm>
    </section>
  );
}
