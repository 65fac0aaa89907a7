import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { LinkList } from '#web/ui/link-list.tsx';
import { DistanceSwitch } from './distance-switch.tsx';

const COLUMNS = [
  {
    title: 'Quick Links',
    links: [
      { href: paths.home(), label: 'Find Inspectors' },
      { href: paths.checkCertificate(), label: 'Check a Certificate' },
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
      { href: paths.manage, label: 'Manage Your Listing' },
    ],
  },
  {
    title: 'Contact',
    links: [
      { href: paths.contact, label: 'Contact us' },
      { href: paths.fairLeads, label: 'Fair Leads' },
      { href: paths.privacy, label: 'Privacy' },
      { href: paths.terms, label: 'Terms' },
    ],
  },
];

export function SiteFooter({ site: { name: siteName, operator } }: { site: Site }) {
  const { name, address, email } = operator;
  const runBy = [name, address].filter(Boolean).join(', ').replace(/\.$/, '');
  return (
    <footer className="site-footer">
      <div className="container-page site-links">
        <div>
          <p>{siteName}</p>
          <p>The worldwide directory of certified industrial inspection and testing companies.</p>
        </div>
        {COLUMNS.map((column) => (
          <LinkList key={column.title} {...column} isAside />
        ))}
      </div>
      <div className="container-page site-foot">
        <p>
          {`© ${siteName}. Certificates belong to their holders; verify each one in its issuer’s register. Place data: `}
          <a href="https://www.geonames.org/">GeoNames</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.{runBy && ` Run by ${runBy}. `}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        <DistanceSwitch />
      </div>
    </footer>
  );
}
