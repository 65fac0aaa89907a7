import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { payPage, portalPage } from './stripe-pages.ts';
import { Refusal, StripeState } from './stripe-state.ts';

const STRIPE_SECRETS = {
  STRIPE_SECRET_KEY: 'sk_test_directory',
  STRIPE_WEBHOOK_SECRET: 'whsec_directory',
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_ANNUAL: 'price_annual',
};

type Fields = Record<string, unknown>;
type Answer = { status: number; body: object };

/**
 * A small Stripe on loopback: customers, payment pages, subscriptions, invoices, refunds and the portal, with idempotency keys as
 * Stripe has them. Its pages can be used in a browser.
 */
export class StripeStandIn {
  readonly state: StripeState;
  readonly origin: string;
  /** What was asked, such as "POST /v1/refunds", oldest first. */
  readonly asked: string[] = [];
  /** Answers that come instead of the next ones: a status, or no answer at all. */
  readonly troubles: (500 | 'silence')[] = [];
  /** Runs before the next answer. */
  beforeAnswer: ((question: string) => Promise<void> | void) | undefined;
  readonly #keys = new Map<string, { question: string; answer: Answer }>();
  readonly #close: () => Promise<void>;

  private constructor(origin: string, close: () => Promise<void>, now: () => Date) {
    this.origin = origin;
    this.#close = close;
    this.state = new StripeState(origin, now);
  }

  static async start(now: () => Date = () => new Date()): Promise<StripeStandIn> {
    const server = createServer((request, response) => {
      void standIn.#serve(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const close = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    const standIn = new StripeStandIn(`http://127.0.0.1:${port}`, close, now);
    return standIn;
  }

  /** The settings of a server that uses it. */
  get env(): Record<string, string> {
    return { ...STRIPE_SECRETS, STRIPE_API_BASE: this.origin };
  }

  close(): Promise<void> {
    return this.#close();
  }

  /** How often something was asked. */
  count(question: string): number {
    return this.asked.filter((one) => one === question).length;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (!pathname.startsWith('/v1/')) return this.#page(request.method === 'POST', pathname, response);
    const question = `${request.method} ${pathname}`;
    this.asked.push(question);
    const before = this.beforeAnswer;
    this.beforeAnswer = undefined;
    await before?.(question);
    const trouble = this.troubles.shift();
    if (trouble === 'silence') return;
    const key = String(request.headers['idempotency-key'] ?? '');
    const answer =
      trouble === undefined
        ? this.#once(request.method === 'POST' ? key : '', `${question} ${body}`, () =>
            this.state.answer(`${request.method} ${pathname}`, readFields(new URLSearchParams(body)), searchParams),
          )
        : { status: trouble, body: { error: { type: 'api_error', message: 'Something went wrong.' } } };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  /** The same key with the same fields gets the same answer, with other fields none. */
  #once(key: string, question: string, work: () => object): Answer {
    const known = key === '' ? undefined : this.#keys.get(key);
    if (known !== undefined && known.question === question) return known.answer;
    const answer =
      known === undefined ? this.#try(work) : refuse(400, 'idempotency_error', 'The key has other fields.');
    if (key !== '' && known === undefined) this.#keys.set(key, { question, answer });
    return answer;
  }

  #try(work: () => object): Answer {
    try {
      return { status: 200, body: work() };
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.status, 'invalid_request_error', error.message);
      throw error;
    }
  }

  /** What visitors see. */
  #page(isPost: boolean, path: string, response: ServerResponse): void {
    const [, kind = '', id = ''] = path.split('/');
    if (kind === 'pay' && isPost) {
      response.writeHead(303, { location: this.state.pay(id) }).end();
      return;
    }
    const html = kind === 'pay' ? payPage(this.state.session(id)) : portalPage(this.state.portals.get(id));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }
}

function refuse(status: number, type: string, message: string): Answer {
  return { status, body: { error: { type, message } } };
}

/** "line_items[0][price]=x" as Stripe reads it. */
function readFields(form: URLSearchParams): Fields {
  const fields: Fields = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at = fields;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Fields;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return fields;
}

/** An event as Stripe sends it, with its signature. */
export function signedEvent(
  event: { id: string; type: string; object: object },
  { secret = STRIPE_SECRETS.STRIPE_WEBHOOK_SECRET, at = new Date() }: { secret?: string; at?: Date } = {},
): { payload: string; headers: Record<string, string> } {
  const { id, type, object } = event;
  const payload = JSON.stringify({ id, object: 'event', type, data: { object }, livemode: false });
  const timestamp = Math.floor(at.getTime() / 1_000);
  const signature = new Stripe('sk_test_directory').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
}
