import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { MailTransport } from './mail-worker.ts';

/** Reserved names that no mail can reach (RFC 2606): demonstration and test data use them. */
const RESERVED_DOMAIN = /[@.](example|invalid|test|localhost|example\.(com|net|org))$/i;

/** SMTP if configured, else files. Mails to reserved names are always written to files, so that nothing bounces. */
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
        // A mail that is sent twice after a crash has the same id, so that mail programs can recognize the duplicate.
        messageId: `<outbox-${mail.id}@${new URL(env.PUBLIC_URL).hostname}>`,
      });
    },
  };
}

/** Writes each mail as an .eml text file that any mail program can open. */
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
