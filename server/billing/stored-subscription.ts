import type { RefundCause } from '#domain/billing/admin-payments.ts';

/** What is stored of a subscription before and after. */
export type StoredSubscription = {
  id: number;
  companyId: number;
  companyName: string;
  plan: 'monthly' | 'annual';
  status: string;
  paidSince: Date | null;
  currentPeriodEnd: Date | null;
  endsAt: Date | null;
  pastDueSince: Date | null;
  openInvoiceUrl: string | null;
  endedAt: Date | null;
  isPaused: boolean;
  lastRead: number;
};

export const COLUMNS = `id, company_id as "companyId", company_name as "companyName", plan, status, paid_since as "paidSince",
  current_period_end as "currentPeriodEnd", ends_at as "endsAt", past_due_since as "pastDueSince", open_invoice_url as "openInvoiceUrl",
  ended_at as "endedAt", renewals_paused as "isPaused", last_read as "lastRead"`;

/** A payment that was given back, with what an admin has written. */
export type Refunded = { amount: number; cause: RefundCause | null; reason: string | null };
