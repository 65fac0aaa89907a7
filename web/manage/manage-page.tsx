import type { ManagedCompany } from '#domain/members/member.ts';
import { SIGN_IN_MINUTES } from '#domain/members/sign-in-link.ts';
import { paths } from '#domain/paths.ts';
import { CompanyLogo } from '#web/companies/company-logo.tsx';
import { messages } from '#web/messages.ts';
import { InputField } from '#web/ui/form-field.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';
import type { ManageHeaderProps } from './manage-header.tsx';

type SignedIn = { header: ManageHeaderProps; companies: ManagedCompany[] };
type SignedOut = FormProps & { header: null; siteName: string; returnTo: string; isErased: boolean };
export type ManageProps = SignedIn | SignedOut;

export function ManagePage(props: ManageProps) {
  return props.header === null ? <SignIn {...props} /> : <YourCompanies {...props} />;
}

const STATES: Record<ManagedCompany['state'], string> = {
  public: 'Listed',
  hidden: 'Not public at the moment',
  waiting: 'Waits for our review',
  removed: 'Removed from the directory',
};
const ROLES = { owner: 'You are an owner', editor: 'You are an editor' };

function YourCompanies({ companies }: SignedIn) {
  return (
    <div className="container-page narrow manage-start">
      <h1>Your companies</h1>
      {companies.length === 0 ? (
        <p className="manage-lead">
          No company is connected to your address yet. Find yours and press “Is this your company?” on its profile, or
          list it.
        </p>
      ) : (
        <ul className="manage-companies">
          {companies.map((company) => (
            <li key={company.id} className="plate">
              <CompanyLogo company={{ name: company.name, logoUrl: null, imageUrl: null }} size="card" />
              <div>
                <a href={paths.manageCompany(company.id)}>{company.name}</a>
                <p>{[company.location, STATES[company.state], ROLES[company.role]].filter(Boolean).join(' · ')}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="manage-actions">
        <a href={paths.home()} className="button button-line">
          Find your company
        </a>
        <a href={paths.register} className="button button-line">
          List a company
        </a>
      </p>
    </div>
  );
}

function SignIn({ isSent, form, formToken, siteName, returnTo, isErased }: SignedOut) {
  return (
    <div className="container-page narrow manage-start">
      {isErased && (
        <p role="status" className="lead-done">
          Your account is erased.
        </p>
      )}
      <h1>Manage your listing</h1>
      {isSent ? (
        <div role="status" className="plate manage-sign-in">
          <p>
            <b>{messages.signInLinkSent.title}</b>
          </p>
          <p className="manage-note">{messages.signInLinkSent.text}</p>
        </div>
      ) : (
        <>
          <p className="manage-lead">
            {`Keep your entry on ${siteName} right, prove your certificates and answer requests. Enter your email address, and we send you a link that signs you in: no password.`}
          </p>
          <div className="plate manage-sign-in">
            <PageForm
              form={form}
              formToken={formToken}
              action={paths.manage}
              notices={{ sent: messages.signInLinkSent, failed: messages.signInLinkFailed }}
              submitLabel="Send me a link"
            >
              {returnTo !== '' && <input type="hidden" name="returnTo" value={returnTo} />}
              <InputField
                form={form}
                name="email"
                label="Email"
                isRequired
                kind="email"
                hint="Best one at your company: if it belongs to its website, the listing is yours at once."
              />
            </PageForm>
          </div>
          <p className="manage-note">
            {`The link works for ${SIGN_IN_MINUTES} minutes and once. Not listed yet? `}
            <a href={paths.register} className="link">
              List your company
            </a>
            . Admins of this site{' '}
            <a href={paths.signIn} className="link">
              sign in here
            </a>
            .
          </p>
        </>
      )}
    </div>
  );
}
