import { expect } from './browser-test.ts';

type MailServer = { received: { to: string[]; message: string }[] } | null;

/** The text of the newest mail to an address with this in its subject or text, once it has arrived; long lines are joined. */
export async function mailTo(server: MailServer, recipient: string, part: string): Promise<string> {
  const find = () =>
    server?.received
      .filter(({ to }) => to.includes(recipient))
      .map(({ message }) => plain(message))
      .findLast((message) => message.includes(part));
  await expect.poll(find).toBeTruthy();
  return find() ?? '';
}

/** The address of the private page that a mail links to, without the host. */
export function linkIn(mail: string, side: 'leads' | 'requests'): string {
  return new RegExp(`/${side}/[\\w-]{43}`).exec(mail)?.[0] ?? '';
}

function plain(message: string): string {
  return message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r?\n\s+/g, ' ');
}
