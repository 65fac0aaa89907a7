import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { manageHead } from '#web/manage/load-managed.ts';
import { companyHeader } from '#web/manage/manage-header.tsx';
import type { Page } from '#web/page.ts';
import { textsOf } from '#web/ui/form-state.ts';
import { CertificatePage, type CertificateProps } from './certificate-page.tsx';
import { certificateValues } from './certificate-values.ts';
import type { ListingAccess } from './listing-access.ts';
import { afterForm, doneOn, loadListing, statusOf } from './load-listing.ts';

const DONE = {
  edit: 'Saved. It waits for our check again.',
  document: 'The document is stored. We look at it when we check the certificate.',
  'remove-document': 'The document is removed.',
  withdraw: 'Withdrawn. Buyers see that you no longer hold it.',
};

/** One certificate of a listing: what it states, its documents, its end. */
export const listingCertificatePage: Page<CertificateProps> = {
  pattern: patternToRegExp(pagePatterns.manageCertificate),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const loaded = await loadListing(request, site, { current: 'certificates', address: paths.manageCertificates });
    if ('location' in loaded) return loaded;
    const { frame, listing } = loaded;
    const { form: sent, params } = request;
    const outcome = sent && (await run(listing, params[1], sent));
    const { items, today } = await listing.certificates();
    const certificate = items.find(({ id }) => String(id) === params[1]);
    if (certificate === undefined) return { status: 303, location: paths.manageCertificates(frame.company.id) };
    const address = paths.manageCertificate(frame.company.id, certificate.id);
    const action = String(sent?.action);
    if (outcome) {
      const next = afterForm(outcome, data, address, action);
      if (next) return next;
    }
    const issuesOf = (name: string) => (action === name ? (outcome?.issues ?? []) : []);
    const stored = certificateValues(certificate);
    const isEdit = sent !== undefined && action === 'edit';
    const props: CertificateProps = {
      frame,
      certificate,
      certificates: items,
      today,
      notice: { done: doneOn(address, request, data, DONE), conflict: outcome?.conflict ?? null },
      form: {
        id: 'certificate-form',
        issues: issuesOf('edit'),
        values: isEdit ? { ...textsOf(sent), version: stored.version ?? '' } : stored,
      },
      documentForm: { id: 'document-form', issues: issuesOf('document'), values: {} },
    };
    return { status: statusOf(outcome), props, head: manageHead(certificate.name, site) };
  },
  component: CertificatePage,
  header: companyHeader,
};

function run(listing: ListingAccess, id: string | undefined, sent: Record<string, unknown>) {
  if (sent.action === 'document') return listing.addDocument(id, sent);
  if (sent.action === 'remove-document') return listing.removeDocument(id, sent);
  if (sent.action === 'withdraw') return listing.withdrawCertificate(id);
  return listing.editCertificate(id, sent);
}
