import { LEAD_ACTIONS, type Lead, type LeadAction } from '#domain/service-requests/lead.ts';
import type { Site } from '#domain/site.ts';
import type { Issue } from '#domain/validation.ts';
import type { PageRequest } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import { leadForms } from './lead-forms.ts';
import type { OpenLeadProps } from './lead-page.tsx';

type Outcome = { action: LeadAction; issues: Issue[]; conflict: string | null };
/** The way to a request: by the link in a mail, or as a member of the company. */
type Access = {
  address: string;
  open: (isOpening: boolean) => Promise<Lead | undefined>;
  answer: (fields: Record<string, unknown>) => Promise<Outcome | undefined>;
};
type Loaded = { status: 200 | 400 | 409; props: OpenLeadProps } | { status: 303; location: string };

/** Loads the page of a request, and runs its forms. Undefined where there is no such request. */
export async function loadLead(
  { query, form: sent, visitor }: Pick<PageRequest, 'query' | 'form' | 'visitor'>,
  data: PageData,
  site: Site,
  { address, open, answer }: Access,
): Promise<Loaded | undefined> {
  const outcome = sent === undefined ? undefined : await answer(sent);
  if (outcome !== undefined && outcome.issues.length === 0 && outcome.conflict === null)
    return { status: 303, location: `${data.sentAddress(address)}&did=${outcome.action}#sent` };
  const lead = await open(sent === undefined && visitor.isPerson);
  if (lead === undefined) return undefined;
  const props: OpenLeadProps = {
    lead,
    siteName: site.name,
    address,
    done: sent === undefined && data.isSent(address, query) ? actionIn(query) : null,
    conflict: outcome?.conflict ?? null,
    forms: leadForms(lead, outcome === undefined ? null : { ...outcome, fields: sent ?? {} }),
  };
  return { status: outcome === undefined ? 200 : outcome.conflict === null ? 400 : 409, props };
}

export function leadTitle({ need, state }: Lead): string {
  const ended = { open: '', withdrawn: 'Withdrawn: ', closed: 'Closed: ' };
  return `${ended[state]}${need.equipmentType}, ${need.location}`;
}

function actionIn(query: URLSearchParams): LeadAction | null {
  return LEAD_ACTIONS.find((action) => action === query.get('did')) ?? null;
}
