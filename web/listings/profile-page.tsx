import { LOGO_TYPES } from '#domain/companies/logo-input.ts';
import type { ListingCompany, WaitingValues } from '#domain/listings/listing.ts';
import type { ProfileField } from '#domain/listings/listing-profile.ts';
import type { ManagedCompany } from '#domain/members/member.ts';
import { paths } from '#domain/paths.ts';
import { REGISTRATION_VOCABULARY } from '#domain/vocabulary/registration-vocabulary.ts';
import { CompanyLogo } from '#web/companies/company-logo.tsx';
import { ManageFrame, type ManageFrameProps } from '#web/manage/manage-frame.tsx';
import { CompanyFields } from '#web/registration/company-fields.tsx';
import { JsonScript } from '#web/seo/json-script.tsx';
import { FieldIssue, type FormState } from '#web/ui/form-field.tsx';
import { PlainForm } from '#web/ui/plain-form.tsx';
import type { Notice } from './load-listing.ts';
import { NoticeLines } from './notice.tsx';

/** A field that somebody else has changed meanwhile. */
export type Difference = { name: ProfileField; mine: string; theirs: string };
export type ProfileProps = {
  frame: ManageFrameProps;
  company: ListingCompany;
  waiting: WaitingValues | null;
  notice: Notice;
  differences: Difference[];
  form: FormState;
  logoForm: FormState;
};

const LEADS: Record<ManagedCompany['state'], string> = {
  public: 'What buyers read about you. A new name or location waits for our check; all the rest is public at once.',
  hidden: 'What buyers read about you once the listing is public again. A new name or location waits for our check.',
  waiting: 'What we review, and what buyers will read about you.',
  removed: '',
};

export function ListingProfilePage({ frame, company, waiting, notice, differences, form, logoForm }: ProfileProps) {
  const address = paths.manageProfile(company.id);
  return (
    <ManageFrame frame={frame} title="Profile" lead={LEADS[frame.company.state]}>
      <NoticeLines {...notice} />
      {differences.length > 0 && <Differences differences={differences} address={address} />}
      {waiting !== null && <WaitingNote company={company} waiting={waiting} />}
      <LogoForm company={company} form={logoForm} address={address} />
      <PlainForm
        form={form}
        address={address}
        className="plate listing-form"
        submitLabel={differences.length > 0 ? 'Save mine' : 'Save'}
        button="button-ink"
      >
        <p className="form-key">
          Fields with <span className="text-stop">*</span> are required.
        </p>
        <CompanyFields form={form} isListed />
      </PlainForm>
      <JsonScript type="application/json" id="vocabulary" data={REGISTRATION_VOCABULARY} />
    </ManageFrame>
  );
}

const LABELS: Record<ProfileField, string> = {
  name: 'Company name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  serviceArea: 'Service area',
  moreServiceAreas: 'Also works in',
  description: 'Description',
  specializations: 'Specializations',
  industries: 'Industries',
  equipmentTypes: 'Equipment types',
  yearEstablished: 'Year established',
  employeeCount: 'Number of employees',
  website: 'Website',
};

/** Both sides of a conflict. What was typed stays in the form below. */
function Differences({ differences, address }: { differences: Difference[]; address: string }) {
  return (
    <section aria-labelledby="differences" className="plate listing-differences">
      <h2 id="differences">Yours and theirs</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">You typed</th>
            <th scope="col">Saved by somebody else</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{LABELS[name]}</th>
              <td data-label="You typed">{mine || '—'}</td>
              <td data-label="Saved by somebody else">{theirs || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The form below has what you typed. Save it to replace theirs, or{' '}
        <a href={address} className="link">
          discard yours and load theirs
        </a>
        .
      </p>
    </section>
  );
}

function WaitingNote({ company, waiting }: { company: ListingCompany; waiting: WaitingValues }) {
  const lines = (['name', 'location'] as const).flatMap((field) =>
    waiting[field] === undefined ? [] : [`${waiting[field]} (public: ${company[field]})`],
  );
  return (
    <p className="listing-waiting">
      <b>Waits for our check:</b> {lines.join('; ')}. You get an email when we have decided. To take it back, enter what
      is public again.
    </p>
  );
}

function LogoForm({ company, form, address }: { company: ListingCompany; form: FormState; address: string }) {
  return (
    <section id="logo" aria-labelledby="logo-title" className="plate listing-logo">
      <CompanyLogo company={{ ...company, imageUrl: null }} size="profile" />
      <div>
        <h2 id="logo-title">Logo</h2>
        <p className="form-hint">
          PNG, JPEG or WebP, up to 4 MB. A square one fits best. It has a button of its own: Save below does not send
          it.
        </p>
        <form
          id={form.id}
          method="post"
          action={`${address}#logo`}
          encType="multipart/form-data"
          className="listing-file"
        >
          <input type="hidden" name="action" value="logo" />
          <label htmlFor={`${form.id}-logo`} className="sr-only">
            Logo file
          </label>
          <input
            id={`${form.id}-logo`}
            name="logo"
            type="file"
            accept={LOGO_TYPES.join(',')}
            required
            aria-describedby={`${form.id}-logo-issue`}
            className="field"
          />
          <button type="submit" className="button button-line">
            {company.logoUrl === null ? 'Upload' : 'Replace'}
          </button>
          <FieldIssue form={form} name="logo" />
        </form>
        {company.logoUrl !== null && (
          <form method="post" action={`${address}#logo`}>
            <input type="hidden" name="action" value="remove-logo" />
            <button type="submit" className="link listing-remove">
              Remove the logo
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
