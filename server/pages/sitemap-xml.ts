/** URLs consist of slugs, so they contain no characters that XML requires to be escaped. */
export function entry(name: 'url' | 'sitemap', address: string, changed: Date | null): string {
  const lastmod = changed === null ? '' : `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`;
  return `<${name}><loc>${address}</loc>${lastmod}</${name}>`;
}

export function xml(root: string, entries: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}
