import { paths } from '#domain/paths.ts';
import { LinkList } from '#web/ui/link-list.tsx';
import { DistanceSwitch } from './distance-switch.tsx';

const COLUMNS = [
  {
    title: 'Quick Links',
    links: [
      { href: paths.home(), label: 'Find Inspectors' },
      { href: paths.industries, label: 'Industries' },
      { href: paths.guides, label: 'Guides' },
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
  { title: 'Contact', links: [{ href: paths.contact, label: 'Contact us' }] },
];

export function SiteFooter({ siteName }: { siteName: string }) {
  return (
    <footer className="site-footer">
      <div className="container-page site-links">
        <div>
          <p className="text-lg font-bold">{siteName}</p>
          <p className="mt-2 max-w-[36ch] text-soft">
            The worldwide directory of certified industrial inspection and testing companies.
          </p>
        </div>
        {COLUMNS.map((column) => (
          <LinkList key={column.title} {...column} isAside />
        ))}
      </div>
      <div className="container-page site-foot">
        <p>
          {`© ${siteName}. Certificates belong to their holders; verify each one in its issuer’s register. Place data: `}
          <a href="https://www.geonames.org/">GeoNames</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
        </p>
        <DistanceSwitch />
      </div>
    </footer>
  );
}
