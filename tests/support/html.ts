const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The visible text of a page: without tags and scripts, whitespace collapsed. */
export function textOf(html: string): string {
  const withoutData = html.replace(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '');
  return decode(withoutData.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The decoded attributes of all elements with a tag name. */
export function elements(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decode(value)]),
    ),
  );
}

/** The title, canonical URL, robots and other metadata of a page. */
export function headOf(html: string): Record<string, string | undefined> {
  const metas = elements(html, 'meta').map(({ name, property, content }) => [name ?? property ?? '', content]);
  return {
    ...Object.fromEntries(metas),
    title: decode(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href,
  };
}

type StructuredData = Record<string, unknown> & { '@type': string };

/** Every JSON-LD block of the page, parsed. */
export function structuredData(html: string): StructuredData[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}
