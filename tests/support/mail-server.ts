import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores the mails it receives and rejects recipients in `refused`. */
export async function startMailServer() {
  const received: { from: string; to: string[]; message: string }[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? new Error('Mailbox full') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { url, received, refused, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
