import type { ListingCertificate } from '#domain/listings/listing.ts';

/** A certificate in the fields of its form. */
export function certificateValues(certificate: ListingCertificate): Record<string, string> {
  const { name, number, issuer, scope, holderKind, holderName, issued, expires, registerUrl } = certificate;
  const texts = { name, number, issuer, scope, holderKind, holderName, issued, expires, registerUrl };
  const given = Object.entries(texts).map(([field, value]) => [field, value ?? '']);
  return {
    ...Object.fromEntries(given),
    ...(certificate.untilWithdrawn && { untilWithdrawn: 'on' }),
    ...(certificate.holderConsent && { holderConsent: 'on' }),
    version: String(certificate.version),
  };
}
