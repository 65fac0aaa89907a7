import { parse } from 'tldts';
import { isSharedMailHost } from './shared-hosts.ts';

/**
 * Whether an address shows by itself that its owner belongs to a company: the company's own address, or one at the host of its
 * website. What counts of a host is the part that somebody registers, by the Public Suffix List: "mail.gulf.co.uk" and
 * "www.gulf.co.uk" are one, two customers of "wixsite.com" are not.
 */
export function isOwnAddress(company: { email: string; website: string }, address: string): boolean {
  if (company.email !== '' && company.email.toLowerCase() === address.toLowerCase()) return true;
  const host = ownDomain(address.slice(address.lastIndexOf('@') + 1));
  return host !== null && host === ownDomain(company.website);
}

/** Null for hosts that many share, for IP addresses, and for what is no host. */
function ownDomain(hostOrAddress: string): string | null {
  const { domain, domainWithoutSuffix } = parse(hostOrAddress, { allowPrivateDomains: true });
  if (domain === null || domainWithoutSuffix === null) return null;
  return isSharedMailHost(domain, domainWithoutSuffix) ? null : domain;
}
