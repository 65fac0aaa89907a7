import { paths } from '#domain/paths.ts';
import { MarkIcon } from '#web/ui/icons.tsx';

const LINKS = [
  { href: paths.home(), label: 'Find Inspectors' },
  { href: paths.pricing, label: 'Get Verified' },
  { href: paths.industries, label: 'Industries' },
  { href: paths.about, label: 'About' },
  { href: paths.contact, label: 'Contact' },
];

export function SiteHeader({ siteName, path, hasDemonstration }: { siteName: string; path: string; hasDemonstration: boolean }) {
  const links = (className: string) =>
    LINKS.map(({ href, label }) => (
      <a key={href} href={href} aria-current={href === path ? 'page' : undefined} className={className}>
        {label}
      </a>
    ));
  return (
    <>
      <a
        href="#main"
        className="button button-ink absolute top-2 left-2 z-30 -translate-y-24 focus:translate-y-0"
      >
        Skip to content
      </a>
      {hasDemonstration && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-sheet">
          Demonstration: the companies marked <span className="font-mono text-xs">.example</span> are fictional.
        </p>
      )}
      <header className="sticky top-0 z-20 border-line border-b bg-sheet">
        <div className="container-page flex h-16 items-center justify-between gap-4">
          <a href={paths.home()} className="flex items-center gap-2 rounded-tag text-lg font-bold tracking-tight">
            <MarkIcon />
            {siteName}
          </a>
          <nav aria-label="Main" className="hidden items-center gap-6 md:flex">
            {links('rounded-tag py-2 text-[15px] text-soft hover:text-ink aria-[current]:text-ink')}
            <a href={paths.register} className="button button-ink">
              List Your Company
            </a>
          </nav>
          <details className="group relative md:hidden">
            <summary className="button button-line">Menu</summary>
            <nav aria-label="Menu" className="plate absolute right-0 mt-2 flex w-64 flex-col p-2 shadow-lg">
              {links('rounded-tag px-3 py-3 hover:bg-paper aria-[current]:font-semibold')}
              <a href={paths.register} className="button button-ink mt-2">
                List Your Company
              </a>
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}
