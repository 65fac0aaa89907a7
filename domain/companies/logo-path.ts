/** The address of a logo that was uploaded: `/logos/<hash>.webp`, and with `-small` that for cards. */
const OWN_LOGO = /^\/logos\/([0-9a-f]{32})\.webp$/;

export function logoPath(hash: string): string {
  return `/logos/${hash}.webp`;
}

/** Whether the address of a logo is one of ours; others are pictures of other sites. */
export function isOwnLogo(address: string): boolean {
  return OWN_LOGO.test(address);
}

/** The hash in the address of a logo of ours. */
export function logoHash(address: string | null): string | undefined {
  return OWN_LOGO.exec(address ?? '')?.[1];
}

/** The smaller version of a logo of ours; another address as it is. */
export function smallLogo(address: string): string {
  return isOwnLogo(address) ? address.replace('.webp', '-small.webp') : address;
}
