const NEEDS_ARTICLE =
  /^(?:Middle East( and .+)?|Gulf( \(GCC\))?|European Union|Nordic countries|Baltic states|Balkans|Caucasus|CIS|Levant|Caribbean|United (States|Kingdom|Arab Emirates)\b.*|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Dominican Republic|Central African Republic|(Democratic )?Republic of the Congo|Isle of Man|.+ (Islands|Territory|Territories))$/i;

/** A country or a part of the world inside a sentence: "the Netherlands", "the Middle East", "Germany". */
export function withArticle(name: string): string {
  return NEEDS_ARTICLE.test(name) ? `the ${name}` : name;
}
