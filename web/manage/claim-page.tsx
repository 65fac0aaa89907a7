import { MAX_MESSAGE_LENGTH } from '#domain/constants.ts';
import { type ClaimOffer, MAX_CLAIM_DOCUMENTS } from '#domain/members/claim.ts';
import { paths } from '#domain/paths.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';
import { AboutCompany } from '#web/companies/about-company.tsx';
import { CompanyNotFound } from '#web/companies/company-not-found.tsx';
import { messages } from '#web/messages.ts';
import { FieldIssue, FormField, InputField, issueOf } from '#web/ui/form-field.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';
import type { ManageHeaderProps } from './manage-header.tsx';

type Shown = FormProps & {
  company: { id: number; name: string; location: string };
  offer: Exclude<ClaimOffer, { state: 'member' }>;
  siteName: string;
  header: ManageHeaderProps | null;
  /** The page that follows once the company is the visitor's. */
  returnTo: string;
};
export type ClaimProps = { company: null; header?: null } | Shown;

/** How somebody shows that a company is theirs. */
export function ClaimPage(props: ClaimProps) {
  if (props.company === null) return <CompanyNotFound />;
  const { company, offer } = props;
  return (
    <AboutCompany company={company} title="Is this your company?" lead={`${company.name}, ${company.location}`}>
      {offer.state === 'waiting' ? (
        <Waiting offer={offer} />
      ) : offer.state === 'statement' ? (
        <StatementForm {...props} offer={offer} />
      ) : props.isSent ? (
        <div role="status" className="plate manage-sign-in">
          <p>
            <b>{messages.signInLinkSent.title}</b>
          </p>
          <p className="manage-note">{messages.signInLinkSent.text}</p>
        </div>
      ) : (
        <AddressForm {...props} />
      )}
    </AboutCompany>
  );
}

function AddressForm({ company, offer, form, formToken, siteName, returnTo }: Shown) {
  const hasOwner = offer.state === 'signed out' && offer.hasOwner;
  return (
    <>
      <p className="manage-note">
        {hasOwner
          ? `Somebody manages ${company.name} already. Sign in, and you can ask to join.`
          : `With an address at the website of ${company.name}, or the one that is listed on ${siteName}, it is yours as soon as you use the link. With any other address we ask you for a document.`}
      </p>
      <div className="plate manage-sign-in">
        <PageForm
          form={form}
          formToken={formToken}
          action={paths.claimCompany(company.id)}
          notices={{ sent: messages.signInLinkSent, failed: messages.signInLinkFailed }}
          submitLabel="Send me a link"
        >
          {returnTo !== '' && <input type="hidden" name="returnTo" value={returnTo} />}
          <InputField form={form} name="email" label="Your email at the company" isRequired kind="email" />
        </PageForm>
      </div>
    </>
  );
}

function StatementForm({ company, offer, form, formToken }: Shown & { offer: { email: string; hasOwner: boolean } }) {
  const files = `${form.id}-files`;
  return (
    <>
      <p className="manage-note">
        {offer.hasOwner
          ? `You are signed in as ${offer.email}. Somebody manages ${company.name} already and decides who joins.`
          : `You are signed in as ${offer.email}. The address does not show that you belong to ${company.name}, so please say who you are. We look at it within two working days.`}
      </p>
      <div className="plate manage-sign-in">
        <PageForm
          form={form}
          formToken={formToken}
          action={paths.claimCompany(company.id)}
          notices={{ sent: messages.claimSent, failed: messages.claimFailed }}
          hasFiles
          submitLabel="Send"
        >
          <div className="form-grid">
            <div className="form-wide">
              <InputField form={form} name="name" label="Your name" isRequired kind="name" />
            </div>
            <div className="form-wide">
              <FormField
                form={form}
                name="statement"
                label="Who are you at the company?"
                isRequired
                hint="Your position, and how we can check it: a page that names you, a phone number of the company."
              >
                {(field) => <textarea {...field} rows={5} maxLength={MAX_MESSAGE_LENGTH} />}
              </FormField>
            </div>
            {!offer.hasOwner && (
              <div className="form-wide form-field">
                <label htmlFor={files}>
                  Documents<span className="font-normal text-soft"> (optional)</span>
                </label>
                <p id={`${files}-hint`} className="form-hint">
                  {`Such as an extract from the register or a letter of the company. PDF, PNG or JPEG, up to ${MAX_CLAIM_DOCUMENTS} of 10 MB. Only admins see them.`}
                </p>
                <input
                  id={files}
                  name="files"
                  type="file"
                  multiple
                  accept=".pdf,.png,.jpg,.jpeg"
                  aria-invalid={issueOf(form, 'files') !== undefined}
                  aria-describedby={`${files}-hint ${files}-issue`}
                  className="field"
                />
                <FieldIssue form={form} name="files" />
              </div>
            )}
          </div>
        </PageForm>
      </div>
      <p className="manage-note">
        Do you have an address at the website of the company? Sign out and use that one: it is quicker.
      </p>
    </>
  );
}

function Waiting({ offer }: { offer: { email: string; hasOwner: boolean; since: string } }) {
  return (
    <div role="status" className="plate manage-sign-in">
      <p>
        <b>Your request waits for a decision.</b>
      </p>
      <p className="manage-note">
        {`Sent ${momentText(offer.since, null)}. ${offer.hasOwner ? 'An owner of the company decides' : 'We look at it within two working days'}, and we write to ${offer.email}.`}
      </p>
    </div>
  );
}
