import { paths } from '#domain/paths.ts';

const COLUMNS = [
  {
    title: 'Quick Links',
    links: [
      { href: paths.home(), label: 'Find Inspectors' },
      { href: paths.industries, label: 'Industries' },
      { href: paths.about, label: 'About' },
      { href: paths.apiDocs, label: 'API' },
    ],
  },
  {
    title: 'For Companies',
    links: [
      { href: paths.register, label: 'List Your Company' },
      { href: paths.pricing, label: 'Get Verified' },
    ],
  },
  { title: 'Contact', links: [{ href: paths.contact, label: 'Write to us' }] },
];

export function SiteFooter({ siteName }: { siteName: string }) {
  return (
    <footer className="mt-18 border-line border-t bg-sheet">
      <div className="container-page grid gap-8 py-12 sm:grid-cols-2 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="font-bold text-lg">{siteName}</p>
          <p className="mt-2 max-w-[36ch] text-soft">
            The worldwide directory of certified industrial inspection and testing companies.
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="label-mono">{title}</p>
            <ul className="mt-2">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className="inline-block rounded-tag py-1.5 hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-hair border-t">
        <p className="container-page py-6 text-sm text-soft">
          © {siteName}. Certificates belong to their holders; check each one at the register of its issuer.
        </p>
      </div>
    </footer>
  );
}
