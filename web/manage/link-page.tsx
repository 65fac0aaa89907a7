import { INVITATION_DAYS, SIGN_IN_MINUTES, type SignInLink } from '#domain/members/sign-in-link.ts';
import { paths } from '#domain/paths.ts';

export type LinkProps = { link: SignInLink | null; address: string; siteName: string };

/** What the link of a mail does, and the button that does it. */
export function LinkPage({ link, address, siteName }: LinkProps) {
  if (link === null) return <EndedLink />;
  return (
    <div className="container-page narrow manage-start">
      <h1>{titleOf(link, siteName)}</h1>
      <p className="manage-lead">
        {link.purpose === 'invitation'
          ? `You are invited as ${link.role === 'owner' ? 'an owner' : 'an editor'} of this listing, with the address ${link.email}.`
          : `You sign in as ${link.email}.`}
      </p>
      <form action={address} method="post" className="manage-actions">
        <button type="submit" className="button button-ink">
          {link.purpose === 'invitation' ? 'Accept and sign in' : 'Sign in'}
        </button>
      </form>
      <p className="manage-note">Is this not you? Close this page: nothing has happened.</p>
    </div>
  );
}

function titleOf({ companyName, purpose }: SignInLink, siteName: string): string {
  if (companyName === null) return `Sign in to ${siteName}`;
  return purpose === 'invitation' ? `Join ${companyName}` : `Manage ${companyName}`;
}

function EndedLink() {
  return (
    <div className="container-page narrow manage-start">
      <h1>This link has ended</h1>
      <p className="manage-lead">
        {`A link signs in once. One that you asked for works for ${SIGN_IN_MINUTES} minutes, an invitation for ${INVITATION_DAYS} days.`}
      </p>
      <p className="manage-actions">
        <a href={paths.manage} className="button button-ink">
          Get a new link
        </a>
      </p>
    </div>
  );
}
