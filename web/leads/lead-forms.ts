import { CURRENCIES, currencyOf, exactAmount } from '#domain/service-requests/amount.ts';
import { LEAD_ACTIONS, type Lead, type LeadAction } from '#domain/service-requests/lead.ts';
import type { Quote } from '#domain/service-requests/quote.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { Issue } from '#domain/validation.ts';
import type { FormState } from '#web/ui/form-field.tsx';
import { textsOf } from '#web/ui/form-state.ts';

export type LeadForms = Record<LeadAction, FormState>;

type Sent = { action: LeadAction; issues: Issue[]; fields: Record<string, unknown> };

/** The forms of the page: what was typed into the one that was sent stays, and a quote can be edited into its next version. */
export function leadForms(lead: Lead, sent: Sent | null): LeadForms {
  const first = { quote: quoteValues(lead), question: {}, decline: {}, answered: {} };
  const forms = LEAD_ACTIONS.map((action): [LeadAction, FormState] => {
    const isSent = sent?.action === action;
    const values = isSent ? textsOf(sent.fields) : first[action];
    return [action, { id: `${action}-form`, issues: isSent ? sent.issues : [], values }];
  });
  return Object.fromEntries(forms) as LeadForms;
}

/** Choices of a list that came as one text. */
export function includes(form: FormState, name: string, value: string): boolean {
  return (form.values[name] ?? '').split(LIST_SEPARATOR).some((item) => item.trim() === value);
}

function quoteValues({ quote, company, certificates, need }: Lead): Record<string, string> {
  if (quote !== null) return valuesOf(quote);
  const checked = certificates.filter(({ state }) => state === 'checked');
  const asked = normalForm(need.certification ?? '');
  const named = checked.find(({ name }) => asked.includes(normalForm(name)));
  const certificate = named ?? (checked.length === 1 ? checked[0] : undefined);
  return {
    priceKind: 'lump sum',
    currency: currencyOf(company.countryCode) ?? '',
    // The one that was asked for; else of several the company has to choose.
    certificateId: certificate === undefined ? '' : String(certificate.id),
  };
}

function valuesOf(quote: Quote): Record<string, string> {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    priceKind: quote.priceKind,
    currency: CURRENCIES.includes(quote.currency) ? quote.currency : '',
    amount: exactAmount(quote.amount, quote.currency),
    unit: text(quote.unit),
    included: quote.included.join(` ${LIST_SEPARATOR} `),
    extras: text(quote.extras),
    earliestStart: text(quote.earliestStart),
    durationDays: text(quote.durationDays),
    reportDays: text(quote.reportDays),
    validUntil: text(quote.validUntil),
    certificateId: text(quote.certificateId),
    remarks: text(quote.remarks),
  };
}
