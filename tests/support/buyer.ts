import type { TestApp } from './app.ts';
import { postForm } from './forms.ts';
import { serviceRequest, storedMails } from './service-request.ts';

/** The private links in the mails of a database, each once: those of buyers and those of companies, oldest first. */
export async function mailedLinks(site: TestApp): Promise<{ buyers: string[]; companies: string[] }> {
  const text = (await storedMails(site.database)).map(({ body }) => body).join('\n');
  const links = (path: string) => [
    ...new Set([...text.matchAll(new RegExp(`/${path}/([\\w-]{43})(?![\\w-])`, 'g'))].map(([, token = '']) => token)),
  ];
  return { buyers: links('requests'), companies: links('leads') };
}

/** Sends a request through the API, and returns its id and the links of its mails. */
export async function askCompanies(site: TestApp, companyIds: number[], fields: object = {}) {
  const before = await mailedLinks(site);
  const body = { ...serviceRequest, companyIds, ...fields };
  const { body: reply } = await site.call<{ id: number; caseNumber: string }>('POST', '/api/service-requests', body);
  const after = await mailedLinks(site);
  const [buyer = ''] = after.buyers.filter((token) => !before.buyers.includes(token));
  const companies = after.companies.filter((token) => !before.companies.includes(token));
  return { ...reply, buyer, companies };
}

/** Sends one form of the buyer's page. */
export function act(site: TestApp, token: string, action: string, fields: Record<string, string> = {}) {
  return postForm(site, `/requests/${token}`, { action, ...fields });
}
