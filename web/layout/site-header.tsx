import { paths } from '#domain/paths.ts';

const LINKS = [
  { href: paths.home(), label: 'Find Inspectors' },
  { href: paths.checkCertificate(), label: 'Check a Certificate' },
  { href: paths.pricing, label: 'Get Verified' },
  { href: paths.industries, label: 'Industries' },
  { href: paths.about, label: 'About' },
  { href: paths.contact, label: 'Contact' },
];

/** `current` is the link of the current page. */
type Props = { siteName: string; current: string | null; hasDemonstration: boolean };

export function isInHeader(path: string): boolean {
  return LINKS.some(({ href }) => href === path);
}

export function SiteHeader({ siteName, current, hasDemonstration }: Props) {
  const links = LINKS.map(({ href, label }) => (
    <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </a>
  ));
  const listCompany = (
    <a href={paths.register} className="button button-ink">
      List Your Company
    </a>
  );
  return (
    <>
      <a href="#main" className="skip-link button button-ink">
        Skip to content
      </a>
      {hasDemonstration && (
        <aside aria-label="Note" className="demo-note">
          Demo site: companies with <code>.example</code> addresses are fictional.
        </aside>
      )}
      <header className="site-header">
        <div className="container-page">
          <a href={paths.home()} className="site-name">
            {siteName}
          </a>
          <nav aria-label="Main">
            {links}
            {listCompany}
          </nav>
          <details>
            <summary className="button button-line">Menu</summary>
            <nav aria-label="Menu" className="plate">
              {links}
              {listCompany}
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}
