import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { MailTransport } from './mail-worker.ts';
import type { Mail } from './outbox.ts';

/** Reserved names that no mail can reach (RFC 2606): demonstration and test data use them. */
const RESERVED_DOMAIN = /[@.](example|invalid|test|localhost|example\.(com|net|org))$/i;

/** SMTP if configured, else files. Mails to reserved names are always written to files, so that nothing bounces. */
export function createMailTransport(env: Env): MailTransport {
  const directory = join(env.DATA_DIR, 'mail');
  const files = fileTransport(directory, env);
  if (env.SMTP_URL === undefined) return { ...files, describe: `written to files in ${directory}` };
  const smtp = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    describe: `sent through ${new URL(env.SMTP_URL).host}`,
    send: async (mail) => {
      if (RESERVED_DOMAIN.test(mail.recipient)) return files.send(mail);
      await smtp.sendMail(messageOf(mail, env));
    },
  };
}

/** Writes each mail as an .eml file that any mail program can open. */
function fileTransport(directory: string, env: Env): MailTransport {
  return {
    describe: `written to files in ${directory}`,
    send: async (mail) => {
      const message = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail, env));
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${String(mail.id).padStart(6, '0')}.eml`);
      await writeFile(`${file}.part`, message.message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

/** The message as both transports send it; one that is sent twice after a crash has the same id, so that it can be recognized. */
function messageOf(mail: Mail & { id: number }, env: Env): SendMailOptions {
  return {
    from: env.MAIL_FROM,
    to: mail.recipient,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.body,
    html: mail.html ?? undefined,
    headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
    messageId: `<outbox-${mail.id}@${new URL(env.PUBLIC_URL).hostname}>`,
  };
}
