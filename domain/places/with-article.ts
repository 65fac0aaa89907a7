const NEEDS_ARTICLE =
  /^(?:Middle East|Gulf|European Union|Nordic|Baltic|Balkans|Caucasus|CIS|Levant|Caribbean|United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Dominican R|Central African|Democratic|Republic|Isle)|(?: Islands| Territory| Territories)$/;

/** A country or a part of the world inside a sentence: "the Netherlands", "the Middle East", "Germany". */
export function withArticle(name: string): string {
  return NEEDS_ARTICLE.test(name) ? `the ${name}` : name;
}
