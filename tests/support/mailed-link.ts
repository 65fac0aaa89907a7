import type { TestApp } from './app.ts';
import { postForm } from './forms.ts';
import { withCookie } from './member.ts';
import { storedMails } from './service-request.ts';

/** The newest link that signs in of the mails to an address; undefined if there is none. */
export async function mailedSignIn(site: TestApp, email: string): Promise<string | undefined> {
  const mails = (await storedMails(site.database)).filter(
    ({ recipient }) => recipient.toLowerCase() === email.toLowerCase(),
  );
  const links = mails.flatMap(({ body }) => [...body.matchAll(/\/manage\/sign-in\/[\w-]{43}(?![\w-])/g)]);
  return links.at(-1)?.[0];
}

/** Presses the button of a link. `session` is undefined if the link has ended. */
export async function pressLink(site: TestApp, link: string, headers: Record<string, string> = {}) {
  const { status, location, headers: sent, text } = await postForm(site, link, {}, headers);
  const cookie = String(sent['set-cookie'] ?? '').split(';')[0] ?? '';
  return { status, location, text, session: cookie === '' ? undefined : withCookie(site, cookie) };
}

/** Enters an address at the sign-in, and uses the link that is mailed. */
export async function signInByMail(site: TestApp, email: string, url = '/manage') {
  await postForm(site, url, { email });
  const { session, location } = await pressLink(site, (await mailedSignIn(site, email)) ?? '/manage/sign-in/none');
  if (session === undefined) throw new Error('The link did not sign in.');
  return { ...session, location };
}
