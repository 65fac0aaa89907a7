import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailCounter = { url: string; received: Map<string, number>; stop: () => Promise<void> };

/** A real SMTP server on loopback, which counts how often each mail arrives, by its Message-ID. */
export async function startMailCounter(): Promise<MailCounter> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)\r$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // A process that is killed leaves its connections open.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { url, received, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
