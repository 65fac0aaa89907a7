import { BADGE_SIZE, type BadgeText } from '#domain/companies/badge-text.ts';
import { markup } from '#web/ui/markup.ts';

const FONT = "Archivo, 'Helvetica Neue', Arial, sans-serif";
const CHECK = 'M20 32.5l6 6 11-13';
const RING = 'M28 23a9 9 0 1 0 0 18 9 9 0 0 0 0-18';
/** Its own ground, since it stands on websites of every colour. */
const COLOURS = {
  proven: { line: '#0b6b4b', ground: '#e3f1ea', sign: '#0b6b4b' },
  other: { line: '#7d868d', ground: '#eceae2', sign: '#51606e' },
};

/** The badge of a company for its own website. */
export function badgeSvg({ isProven, title, line }: BadgeText, siteName: string): string {
  const { width, height } = BADGE_SIZE;
  const colours = COLOURS[isProven ? 'proven' : 'other'];
  const words = `${title}: ${line}. ${siteName}`;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${words}"><title>${words}</title><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="#fffefb" stroke="${colours.line}"/><path d="M6.5.5H56v${height - 1}H6.5a6 6 0 0 1-6-6v-51a6 6 0 0 1 6-6z" fill="${colours.ground}"/><path d="${isProven ? CHECK : RING}" fill="none" stroke="${colours.sign}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${isProven ? 'none' : '3 5'}"/><g font-family="${FONT}"><text x="68" y="22" font-size="13" font-weight="700" fill="${isProven ? colours.sign : '#15202b'}">${title}</text><text x="68" y="38" font-size="11.5" fill="#15202b">${line}</text><text x="68" y="53" font-size="10.5" fill="#51606e">at ${siteName}</text></g></svg>`
    .text;
}
