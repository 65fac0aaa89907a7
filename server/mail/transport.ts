import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { MailTransport } from './mail-worker.ts';

/** Names that can never be delivered to (RFC 2606): demonstration and test data carry them. */
const RESERVED_DOMAIN = /[@.](example|invalid|test|localhost|example\.(com|net|org))$/i;

/** SMTP where it is configured, else files. Mails to reserved names are always files, so that nothing bounces. */
export function createMailTransport(env: Env): MailTransport {
  const directory = join(env.DATA_DIR, 'mail');
  const files = fileTransport(directory, env.MAIL_FROM);
  if (env.SMTP_URL === undefined) return { ...files, describe: `written to files in ${directory}` };
  const smtp = createTransport(
    { url: env.SMTP_URL, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from: env.MAIL_FROM },
  );
  return {
    describe: `sent through ${new URL(env.SMTP_URL).host}`,
    send: async (mail) => {
      if (RESERVED_DOMAIN.test(mail.recipient)) return files.send(mail);
      await smtp.sendMail({
        to: mail.recipient,
        replyTo: mail.replyTo ?? undefined,
        subject: mail.subject,
        text: mail.body,
        // The same mail sent twice after a crash can be told by its id.
        messageId: `<outbox-${mail.id}@${new URL(env.PUBLIC_URL).hostname}>`,
      });
    },
  };
}

/** Each mail as a text file, named by its number, readable by any mail program. */
function fileTransport(directory: string, from: string): MailTransport {
  return {
    describe: `written to files in ${directory}`,
    send: async (mail) => {
      const message = await createTransport({ streamTransport: true, buffer: true }).sendMail({
        from,
        to: mail.recipient,
        replyTo: mail.replyTo ?? undefined,
        subject: mail.subject,
        text: mail.body,
      });
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${String(mail.id).padStart(6, '0')}.eml`);
      await writeFile(`${file}.part`, message.message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}
