import type { ListingCertificate } from '#domain/listings/listing.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { manageHead } from '#web/manage/load-managed.ts';
import { companyHeader } from '#web/manage/manage-header.tsx';
import type { Page } from '#web/page.ts';
import { textsOf } from '#web/ui/form-state.ts';
import { certificateValues } from './certificate-values.ts';
import { CertificatesPage, type CertificatesProps } from './certificates-page.tsx';
import { afterForm, doneOn, loadListing, statusOf } from './load-listing.ts';

const DONE = {
  added: 'Added. It stands as claimed until we have checked it.',
  renewed: 'Sent. The renewal stands as claimed until we have checked it; the certificate before stays until its end.',
};

/** The certificates of a listing, and the form for another one or for a renewal. */
export const listingCertificatesPage: Page<CertificatesProps> = {
  pattern: patternToRegExp(pagePatterns.manageCertificates),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const loaded = await loadListing(request, site, { current: 'certificates', address: paths.manageCertificates });
    if ('location' in loaded) return loaded;
    const { frame, listing } = loaded;
    const { form: sent, query } = request;
    const address = paths.manageCertificates(frame.company.id);
    const { items, today } = await listing.certificates();
    const renewed = find(items, sent?.renews ?? query.get('renew'));
    const outcome = sent && (await listing.addCertificate(sent));
    if (outcome) {
      const next = afterForm(outcome, data, address, renewed === undefined ? 'added' : 'renewed');
      if (next) return next;
    }
    const props: CertificatesProps = {
      frame,
      certificates: items,
      renewed: renewed ?? null,
      today,
      notice: { done: doneOn(address, request, data, DONE), conflict: outcome?.conflict ?? null },
      form: {
        id: 'certificate-form',
        issues: outcome?.issues ?? [],
        values: sent ? textsOf(sent) : firstValues(renewed),
      },
    };
    const head = manageHead(`Certificates of ${frame.company.name}`, site);
    return { status: statusOf(outcome), props, head };
  },
  component: CertificatesPage,
  header: companyHeader,
};

function find(items: readonly ListingCertificate[], id: unknown): ListingCertificate | undefined {
  return items.find((certificate) => String(certificate.id) === id);
}

/** A renewal has other dates. */
function firstValues(renewed: ListingCertificate | undefined): Record<string, string> {
  if (renewed === undefined) return { holderKind: 'company' };
  const { issued, expires, ...values } = certificateValues(renewed);
  return values;
}
