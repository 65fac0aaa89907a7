type Fields = Record<string, unknown>;
type Price = {
  id: string;
  unit_amount: number;
  currency: string;
  product: string;
  recurring: { interval: string; interval_count: number };
};
type Payment = { invoice: Invoice; intent: string; refunded: number };
type Invoice = Fields & { id: string; subscription: string; status: string; amount_paid: number; created: number };
type Subscription = Fields & { id: string; status: string; customer: string; price: string; periodEnd: number };
type Session = Fields & {
  id: string;
  status: string;
  customer: string;
  price: string;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  amount_total: number;
};

/** What Stripe does not allow. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const DAY_SECONDS = 86_400;

/** What the stand-in of Stripe knows, and what happens there without us: payments, failed renewals, refunds by hand. */
export class StripeState {
  readonly prices = new Map<string, Price>();
  readonly portals = new Map<string, { return_url: string; flow: unknown }>();
  readonly refunds: Fields[] = [];
  /** What a coupon takes off the first payment, in cents. */
  discount = 0;
  readonly #origin: string;
  readonly #now: () => Date;
  readonly #customers = new Map<string, Fields>();
  readonly #sessions = new Map<string, Session>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #invoices: Invoice[] = [];
  readonly #payments = new Map<string, Payment>();
  readonly #configurations: Fields[] = [];
  #count = 0;

  constructor(origin: string, now: () => Date) {
    this.#origin = origin;
    this.#now = now;
    const price = (id: string, unit_amount: number, interval: string) =>
      this.prices.set(id, {
        id,
        unit_amount,
        currency: 'usd',
        product: 'prod_verified',
        recurring: { interval, interval_count: 1 },
      });
    price('price_monthly', 900, 'month');
    price('price_annual', 9_900, 'year');
  }

  answer(question: string, fields: Fields, query: URLSearchParams): object {
    const [method, path = ''] = question.split(' ');
    const [, , ...parts] = path.split('/');
    const id = parts.at(-1) ?? '';
    switch (`${method} ${parts.filter((part) => !/^[a-z]+_/.test(part) || part === 'billing_portal').join('/')}`) {
      case 'POST customers':
        return this.#store(this.#customers, 'cus', { ...fields });
      case 'GET prices':
        return known(this.prices.get(id));
      case 'POST checkout/sessions':
        return this.#createSession(fields);
      case 'GET checkout/sessions':
        return this.session(id);
      case 'POST checkout/sessions/expire':
        return this.#expire(parts.at(-2) ?? '');
      case 'GET subscriptions':
        return id === 'subscriptions'
          ? list([...this.#subscriptions.keys()].map((one) => this.subscription(one)))
          : this.subscription(id);
      case 'POST subscriptions':
        return this.#update(id, fields);
      case 'DELETE subscriptions':
        return this.cancel(id);
      case 'GET invoices':
        return list(
          this.#invoices.filter(({ subscription }) => subscription === query.get('subscription')).toReversed(),
        );
      case 'POST refunds':
        return this.refund(String(fields.payment_intent));
      case 'GET refunds':
        return list(this.refunds.filter(({ payment_intent }) => payment_intent === query.get('payment_intent')));
      case 'GET billing_portal/configurations':
        return list(this.#configurations);
      case 'POST billing_portal/configurations': {
        const created = { id: this.#id('bpc'), active: true, ...fields };
        this.#configurations.push(created);
        return created;
      }
      case 'POST billing_portal/sessions': {
        const portal = this.#id('bps');
        this.portals.set(portal, { return_url: String(fields.return_url), flow: fields.flow_data });
        return { id: portal, url: `${this.#origin}/portal/${portal}` };
      }
      default:
        throw new Refusal(404, `There is no ${question}.`);
    }
  }

  session(id: string): Session {
    return known(this.#sessions.get(id));
  }

  get sessions(): Session[] {
    return [...this.#sessions.values()];
  }

  subscription(id: string): Fields {
    const { price, periodEnd, ...subscription } = known(this.#subscriptions.get(id));
    const item = { id: `si_${id}`, price: this.prices.get(price), quantity: 1, current_period_end: periodEnd };
    return { object: 'subscription', ...subscription, items: list([item]) };
  }

  get subscriptions(): Subscription[] {
    return [...this.#subscriptions.values()];
  }

  /** What was charged so far, less what was given back. */
  get charged(): number {
    return [...this.#payments.values()].reduce((sum, { invoice, refunded }) => sum + invoice.amount_paid - refunded, 0);
  }

  /** The visitor pays on the payment page. Returns where the page leads to. */
  pay(sessionId: string): string {
    const session = this.session(sessionId);
    if (session.status === 'open') {
      const { customer, price } = session;
      session.subscription = this.subscribe(customer, price);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.url = null;
    }
    return session.success_url.replace('{CHECKOUT_SESSION_ID}', sessionId);
  }

  /** A subscription with its first payment, as by hand at Stripe. */
  subscribe(customer: string, price: string): string {
    const id = this.#id('sub');
    const created = this.#seconds();
    this.#subscriptions.set(id, {
      id,
      status: 'active',
      customer,
      price,
      created,
      periodEnd: created + (price === 'price_annual' ? 365 : 30) * DAY_SECONDS,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      pause_collection: null,
    });
    this.#invoice(id, 'subscription_create', 'paid');
    return id;
  }

  /** The next period begins: paid, or not. */
  renew(id: string, isPaid: boolean): string {
    const subscription = known(this.#subscriptions.get(id));
    subscription.status = isPaid ? 'active' : 'past_due';
    subscription.periodEnd += 30 * DAY_SECONDS;
    const isPaused = subscription.pause_collection !== null;
    return this.#invoice(id, 'subscription_cycle', isPaused ? 'void' : isPaid ? 'paid' : 'open').id;
  }

  /** An open invoice is paid after all. */
  payInvoice(id: string): void {
    const invoice = known(this.#invoices.find((one) => one.id === id));
    known(this.#subscriptions.get(invoice.subscription)).status = 'active';
    this.#charge(invoice);
  }

  cancel(id: string): Fields {
    const subscription = known(this.#subscriptions.get(id));
    if (subscription.status === 'canceled') throw new Refusal(404, 'It has been cancelled.');
    const at = this.#seconds();
    Object.assign(subscription, { status: 'canceled', canceled_at: at, ended_at: at });
    return this.subscription(id);
  }

  /** Answers once more with what was true before. */
  revive({ id, status }: Fields): void {
    Object.assign(known(this.#subscriptions.get(String(id))), { status, canceled_at: null, ended_at: null });
  }

  refund(intent: string): Fields {
    const payment = known(this.#payments.get(intent));
    const left = payment.invoice.amount_paid - payment.refunded;
    if (left === 0) throw new Refusal(400, 'The charge has been refunded.');
    payment.refunded += left;
    const refund = { id: this.#id('re'), object: 'refund', status: 'succeeded', payment_intent: intent, amount: left };
    this.refunds.push(refund);
    return refund;
  }

  /** The newest invoice of a subscription, as in an event. */
  invoiceOf(subscription: string): Invoice {
    return known(this.#invoices.findLast((one) => one.subscription === subscription));
  }

  intentOf(invoice: Invoice): string {
    return [...this.#payments].find(([, payment]) => payment.invoice === invoice)?.[0] ?? '';
  }

  #createSession(fields: Fields): Session {
    const { line_items, ...rest } = fields as Fields & { line_items: Record<string, { price: string }> };
    const price = known(this.prices.get(line_items[0]?.price ?? ''));
    const id = this.#id('cs');
    const session = {
      ...(rest as { customer: string; success_url: string; cancel_url: string }),
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      price: price.id,
      amount_total: price.unit_amount - this.discount,
      subscription: null,
      url: `${this.#origin}/pay/${id}`,
    };
    this.#sessions.set(id, session);
    return session;
  }

  #expire(id: string): Session {
    const session = this.session(id);
    if (session.status !== 'open') throw new Refusal(400, 'Only open sessions can be expired.');
    session.status = 'expired';
    session.url = null;
    return session;
  }

  #update(id: string, { cancel_at_period_end, pause_collection }: Fields): Fields {
    const subscription = known(this.#subscriptions.get(id));
    if (pause_collection !== undefined) {
      subscription.pause_collection = pause_collection || null;
      return this.subscription(id);
    }
    const isEnding = cancel_at_period_end === 'true';
    Object.assign(subscription, {
      cancel_at_period_end: isEnding,
      cancel_at: isEnding ? subscription.periodEnd : null,
    });
    return this.subscription(id);
  }

  #invoice(subscription: string, reason: string, status: 'paid' | 'open' | 'void'): Invoice {
    const price = known(this.prices.get(known(this.#subscriptions.get(subscription)).price));
    const id = this.#id('in');
    const invoice: Invoice = {
      id,
      object: 'invoice',
      subscription,
      status: 'open',
      currency: price.currency,
      billing_reason: reason,
      created: this.#seconds(),
      subtotal: price.unit_amount,
      amount_paid: 0,
      hosted_invoice_url: `${this.#origin}/invoice/${id}`,
      status_transitions: { paid_at: null },
      parent: { type: 'subscription_details', subscription_details: { subscription } },
      payments: list([]),
    };
    this.#invoices.push(invoice);
    if (status === 'paid') this.#charge(invoice);
    if (status === 'void') invoice.status = 'void';
    return invoice;
  }

  #charge(invoice: Invoice): void {
    const intent = this.#id('pi');
    invoice.status = 'paid';
    invoice.amount_paid = Number(invoice.subtotal) - this.discount;
    invoice.status_transitions = { paid_at: this.#seconds() };
    if (invoice.amount_paid === 0) return;
    invoice.payments = list([{ status: 'paid', payment: { type: 'payment_intent', payment_intent: intent } }]);
    this.#payments.set(intent, { invoice, intent, refunded: 0 });
  }

  #store(objects: Map<string, Fields>, prefix: string, fields: Fields): Fields {
    const created = { id: this.#id(prefix), ...fields };
    objects.set(created.id, created);
    return created;
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#count}`;
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1_000);
  }
}

function list(data: object[]) {
  return { object: 'list', data, has_more: false };
}

function known<One>(one: One | undefined): One {
  if (one === undefined) throw new Refusal(404, 'There is no such object.');
  return one;
}
