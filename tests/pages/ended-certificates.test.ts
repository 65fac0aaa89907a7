import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { companyFiles, fragmentPatterns, pagePatterns } from '#domain/paths.ts';
import { socialImagePath } from '#domain/plain-routes.ts';
import { endWhatIsOver } from '#server/operations/schedule.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnFastest } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { quoteFields, sendRequest } from '#tests/support/lead.ts';
import { signedInMember } from '#tests/support/member.ts';

const LAST_DAY = '2026-11-22';
/** The pages that show certificates of a company, each with its addresses. */
const PAGES = {
  home: ['/', '/?search=Saltmarsh', '/?search=Saltmarsh&view=list', '/?certification=ISO%2FIEC+17020'],
  company: ['/company/ID', `/company/ID?validOn=${LAST_DAY}`],
  companySheet: ['/company/ID/sheet'],
  compare: ['/compare?companies=ID', `/compare?companies=ID&certification=ISO%2FIEC+17020&validOn=${LAST_DAY}`],
  checkCertificate: ['/certificates/check?q=IB441702', '/certificates/check?q=Saltmarsh'],
  certificate: ['/certificates/iso-17020'],
  buyerRequest: ['/requests/BUYER'],
  lead: ['/leads/LEAD'],
  manageCertificates: ['/manage/company/ID/certificates'],
  manageCertificate: ['/manage/company/ID/certificates/CERTIFICATE'],
  manageRequest: ['/manage/company/ID/requests/RECIPIENT'],
  previewCompany: ['/admin/companies/ID/preview'],
} satisfies { [page in keyof typeof pagePatterns]?: string[] };
const LANDING_PAGES = [
  '/inspection-companies-in-aberdeen',
  '/ultrasonic-testing-services',
  '/ultrasonic-testing-aberdeen',
];
const PARTS = [`${fragmentPatterns.results}?search=Saltmarsh`, companyFiles.badge.replace(':id', 'ID')];
const CALLS = [
  '/api/companies',
  '/api/companies/ID',
  '/api/companies/ID/certificates',
  '/api/certificates/check?number=IB441702',
  '/api/admin/certificates?company=ID',
];
/** The pages that show nothing of a company's certificates, or get it from one of the calls. */
const OTHERS =
  `about privacy fairLeads terms apiDocs pricing register requestQuote request requestLinks reportDoubt claimCompany
  guides methodSelector weldStandards inspectionIntervals inspectionPlan personnelSchemes reportAnatomy drawings glossary
  countryGuides countryGuide certificates signIn signOut setPassword unsubscribe security memberSignIn manage manageAccount
  manageCompany managePeople manageProfile manageRequests manageSettings manageSubscription admin adminCertificates
  reviewCompany duplicates adminClaims adminChanges adminInsights adminAudit adminMails adminPayments adminSettings`.split(
    /\s+/,
  );
/** The looks of what was checked. */
const GREEN =
  /\b(?:(?:mark|state)-checked|badge-verified|is-checked|is-proven|proof)\b|#0b6b4b|"hasCertification"|"checked"|"isProof":true/g;

test('decision 29: of every page it is known whether it shows certificates', () => {
  expect([...Object.keys(PAGES), ...OTHERS].toSorted()).toEqual(Object.keys(pagePatterns).toSorted());
});

describeOnFastest('a certificate that has ended', (makeApp) => {
  test('decision 29: it is green nowhere on the next day, whatever was cached', async () => {
    let now = new Date(`${LAST_DAY}T12:00:00Z`);
    const site = await makeApp({ now: () => now });
    const certifications = ['ISO/IEC 17020'];
    const specializations = ['Ultrasonic testing'];
    const [id = 0] = await site.insert([company({ name: 'Saltmarsh', certifications, specializations })]);
    const { pool } = site.database;
    const { rows } = await pool.query<{ id: number }>('select id from certificates');
    const certificateId = String(rows[0]?.id);
    const { buyer, leads } = await sendRequest(site, [id]);
    const [lead] = leads;
    await postForm(site, `/leads/${lead?.token}`, { ...quoteFields, certificateId });
    const [admin, member] = [await signedIn(site), await signedInMember(site, id)];
    const values = {
      ID: id,
      CERTIFICATE: certificateId,
      RECIPIENT: lead?.recipientId,
      BUYER: buyer,
      LEAD: lead?.token,
    };

    /** How often each page and call has something green. Legends and samples are green always. */
    const countGreen = async () => {
      const counts: Record<string, number> = {};
      for (const path of [...Object.values(PAGES).flat(), ...LANDING_PAGES, ...PARTS, ...CALLS]) {
        const address = path.replaceAll(/\b[A-Z]+\b/g, (name) => String(values[name as keyof typeof values] ?? name));
        const { cookie } = path.includes('/admin/') ? admin : member;
        const { status, text } = await site.call('GET', address, undefined, { cookie });
        expect(status, path).toBe(200);
        counts[path] = text.match(GREEN)?.length ?? 0;
      }
      const file = async (url: string) => (await site.inject({ method: 'GET', url })).rawPayload;
      const pdf = contentOf(await file(`/company/${id}/qualification-pack.pdf`));
      counts['qualification pack'] = pdf.match(GREEN_IN_PDF)?.length ?? 0;
      counts['social image'] = await greenPixels(await file(socialImagePath(`/company/${id}/saltmarsh`)));
      counts['found as checked'] = (await site.list({ search: 'Saltmarsh', certificateState: 'checked' })).total;
      counts['found as valid'] = (await site.list({ search: 'Saltmarsh', validOn: LAST_DAY })).total;
      return counts;
    };
    const set = async (columns: string, badge: boolean) => {
      await pool.query(`update certificates set ${columns}`);
      await pool.query(`update companies set company_checked_at = '2026-11-01', verified = $1`, [badge]);
      await pool.query('insert into company_changes (company_id) values ($1)', [id]);
      await site.context.changes.refresh();
    };
    await set(`number = 'IB-4417.02', number_key = 'IB441702', expires = '${LAST_DAY}'`, false);
    const claimed = await countGreen();
    await set(`state = 'checked', checked_how = 'register', checked_at = '2026-11-01'`, true);
    const checked = await countGreen();
    expect(Object.keys(checked).filter((path) => (checked[path] ?? 0) <= (claimed[path] ?? 0))).toEqual([]);
    now = new Date('2026-11-23T12:00:00Z');
    await endWhatIsOver(site.context);
    const ended = await countGreen();
    expect(Object.keys(ended).filter((path) => (ended[path] ?? 0) > (claimed[path] ?? 0))).toEqual([]);
  });
});

/** "#5fd3a4", the green of the dark scheme, in a picture. */
async function greenPixels(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === 0x5f && data[at + 1] === 0xd3 && data[at + 2] === 0xa4) count += 1;
  return count;
}

/** "#0b6b4b" as a PDF has it. */
const GREEN_IN_PDF = /0\.04\d* 0\.4[12]\d* 0\.29\d* (?:rg|scn)/g;

/** What a PDF draws, unpacked. */
function contentOf(pdf: Buffer): string {
  const texts: string[] = [];
  for (let start = pdf.indexOf('stream\n'); start !== -1; start = pdf.indexOf('stream\n', start + 7)) {
    try {
      texts.push(inflateSync(pdf.subarray(start + 7)).toString('latin1'));
    } catch {
      // A font or an image.
    }
  }
  return texts.join('\n');
}
