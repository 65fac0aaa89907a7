import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { describeOnEachDatabase, type TestApp } from './app.ts';
import { company } from './company.ts';
import { signedInMember } from './member.ts';
import { StripeStandIn, signedEvent } from './stripe-stand-in.ts';

type Event = { id?: string; type: string; object: object };
type Member = Awaited<ReturnType<typeof signedInMember>>;

type Kind = Parameters<Parameters<typeof describeOnEachDatabase>[1]>[1];

/** A site with what stands in for Stripe, one clock for both, and the company that a test is about. */
export type PaidSite = { site: TestApp; stripe: StripeStandIn; payer: Payer; clock: number; now: () => Date };

export const START = Date.parse('2026-11-22T10:00:00Z');

/** Tests on each database: every one has a company of its own, and begins a minute after the one before. */
export function describePayments(name: string, define: (paid: PaidSite, kind: Kind) => void): void {
  describeOnEachDatabase(name, (makeApp, kind) => {
    // The rest is there before the first test.
    const paid = { clock: START, now: () => new Date(paid.clock) } as PaidSite;
    beforeAll(async () => {
      paid.stripe = await StripeStandIn.start(paid.now);
      paid.site = await makeApp({ env: paid.stripe.env, now: paid.now });
    });
    afterAll(() => paid.stripe.close());
    beforeEach(async () => {
      paid.clock += 60_000;
      paid.stripe.troubles.length = 0;
      paid.stripe.asked.length = 0;
      paid.payer = await Payer.create(paid.site, paid.stripe);
    });
    define(paid, kind);
  });
}

/** A listed company with an owner, and the ways in which it pays. */
export class Payer {
  readonly site: TestApp;
  readonly stripe: StripeStandIn;
  readonly id: number;
  readonly owner: Member;

  private constructor(site: TestApp, stripe: StripeStandIn, id: number, owner: Member) {
    this.site = site;
    this.stripe = stripe;
    this.id = id;
    this.owner = owner;
  }

  static async create(site: TestApp, stripe: StripeStandIn, given: Partial<Parameters<typeof company>[0]> = {}) {
    const [id = 0] = await site.insert([company({ certifications: ['API 510'], ...given })]);
    return new Payer(site, stripe, id, await signedInMember(site, id));
  }

  get address(): string {
    return paths.manageSubscription(this.id);
  }

  /** Presses "Continue to payment". */
  begin(plan = 'annual') {
    return this.owner.post(this.address, { action: 'begin', plan });
  }

  /** Begins, pays on the page of Stripe, and returns where that page leads to. */
  async pay(plan = 'annual'): Promise<string> {
    const { location } = await this.begin(plan);
    return this.stripe.state.pay(String(location).split('/').at(-1) ?? '');
  }

  /** Pays, and Stripe reports it. Returns the subscription at Stripe. */
  async subscribe(plan = 'annual'): Promise<string> {
    await this.pay(plan);
    const subscription = this.subscription;
    await report(this.site, { type: 'customer.subscription.created', object: { id: subscription } });
    return subscription;
  }

  /** The newest subscription of the company at Stripe. */
  get subscription(): string {
    const { sessions } = this.stripe.state;
    const mine = sessions.filter(({ metadata }) => (metadata as { company: string }).company === String(this.id));
    return mine.findLast(({ subscription }) => subscription !== null)?.subscription ?? '';
  }

  async stored() {
    const { rows } = await this.site.database.pool.query<{
      verified: boolean;
      featured: boolean;
      status: string | null;
      paid: boolean | null;
      ended: boolean | null;
      subscriptions: number;
    }>(
      `select c.verified, c.featured, s.status, s.paid_since is not null as paid, s.ended_at is not null as ended,
         (select count(*)::int from subscriptions where company_id = c.id) as subscriptions
       from companies c left join lateral (
         select * from subscriptions where company_id = c.id order by ended_at is null desc, id desc limit 1) s on true
       where c.id = $1`,
      [this.id],
    );
    return rows[0];
  }

  /** The kinds of the mails to it, oldest first. */
  async mails(): Promise<string[]> {
    const { rows } = await this.site.database.pool.query<{ kind: string }>(
      `select kind from outbox where company_id = $1 and kind like 'subscription-%' order by id`,
      [this.id],
    );
    return rows.map(({ kind }) => kind);
  }

  async page(): Promise<string> {
    return (await this.owner.open(this.address)).text;
  }
}

/** Stripe reports something, signed now or as given. */
export async function report(site: TestApp, event: Event, signing: Parameters<typeof signedEvent>[1] = {}) {
  const { id = `evt_${randomUUID()}`, ...rest } = event;
  const { payload, headers } = signedEvent({ id, ...rest }, { at: site.context.now(), ...signing });
  return send(site, payload, headers);
}

export async function send(site: TestApp, payload: string, headers: Record<string, string>) {
  const { statusCode: status, body } = await site.inject({
    method: 'POST',
    url: plainRoutes.stripeWebhook.path,
    payload,
    headers,
  });
  return { status, body: JSON.parse(body) as { result?: string; message?: string } };
}
