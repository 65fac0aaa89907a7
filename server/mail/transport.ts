import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { MailTransport, OutgoingMail } from './mail-worker.ts';
import { messageIdOf } from './message-id.ts';

/** Reserved names that no mail can reach (RFC 2606): demonstration and test data use them. */
const RESERVED_DOMAIN = /[@.](example|invalid|test|localhost|example\.(com|net|org))$/i;
/** Connections that stay open for further mails. */
const CONNECTIONS = 8;
const MAILS_PER_CONNECTION = 200;
/** Less than the lease of a mail: one that takes longer may be sent by another worker. */
const SEND_MILLISECONDS = 60_000;

/** SMTP if configured, else files. Mails to reserved names are always written to files, so that nothing bounces. */
export function createMailTransport(env: Env): MailTransport {
  const directory = join(env.DATA_DIR, 'mail');
  const files = fileTransport(directory, env);
  if (env.SMTP_URL === undefined) return { ...files, describe: `written to files in ${directory}` };
  const smtp = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    // Only for a connection that the server had closed before: the outbox retries everything else.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    idleTimeout: 30_000,
  });
  return {
    describe: `sent through ${new URL(env.SMTP_URL).host}`,
    send: async (mail) => {
      if (RESERVED_DOMAIN.test(mail.recipient)) return files.send(mail);
      const signal = AbortSignal.timeout(SEND_MILLISECONDS);
      const { response } = await smtp.sendMail({ ...messageOf(mail, env), signal });
      return response;
    },
    close: () => smtp.close(),
  };
}

/** Writes each mail as an .eml file that any mail program can open. */
function fileTransport(directory: string, env: Env): MailTransport {
  return {
    describe: `written to files in ${directory}`,
    send: async (mail) => {
      const message = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail, env));
      await mkdir(directory, { recursive: true });
      const name = `${String(mail.id).padStart(6, '0')}.eml`;
      const file = join(directory, name);
      await writeFile(`${file}.part`, message.message as Buffer);
      await rename(`${file}.part`, file);
      return `Written to the file ${name}`;
    },
    close: () => {},
  };
}

/** The message as both transports send it. */
function messageOf(mail: OutgoingMail, env: Env): SendMailOptions {
  return {
    from: env.MAIL_FROM,
    to: mail.recipient,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.body,
    html: mail.html ?? undefined,
    headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
    messageId: messageIdOf(mail, env.PUBLIC_URL),
  };
}
