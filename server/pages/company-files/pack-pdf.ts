import PDFDocument from 'pdfkit';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import {
  checkPlace,
  countStates,
  dateText,
  holderText,
  scopeLines,
  stateNote,
  stateWord,
  untilText,
} from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { drawQrCode } from '#server/drawing/qr-code.ts';
import { type Faces, loadFaces, toRuns } from './pack-fonts.ts';

export type Pack = {
  company: PublicCompany;
  certificates: readonly PublicCertificate[];
  /** The names of the documents beside it. */
  documents: readonly string[];
  today: LocalDate;
  site: Site;
};

const INK = '#15202b';
const SOFT = '#51606e';
const LINE = '#d9d6cb';
const PROOF = '#0b6b4b';
/** In points. */
const MARGIN = 51;
const PAGE_WIDTH = 595.28;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const QR_SIZE = 113.4;
const LABEL_WIDTH = 112;
/** Below this a certificate begins on the next page. */
const MIN_ROOM = 170;
const FOOT = 60;
const NOT_SHOWN = '(in a script that this file cannot show)';

type Style = { face?: keyof Faces; size?: number; colour?: string; x?: number; width?: number; strike?: boolean };

/** What a buyer files about a company: profile, certificates with states and dates of checks, and the code to repeat it. */
export async function packPdf(pack: Pack): Promise<Buffer> {
  const { company, certificates, documents, today, site } = pack;
  const faces = await loadFaces();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: FOOT, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Qualification pack: ${company.name}`, Author: site.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (const { name, data } of Object.values(faces).flat()) doc.registerFont(name, data);

  const write = (
    text: string,
    { face = 'text', size = 10, colour = INK, x = MARGIN, width = WIDTH, strike = false }: Style = {},
  ) => {
    doc.fillColor(colour).fontSize(size);
    for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
      const runs = toRuns(faces[face], line) ?? toRuns(faces[face], NOT_SHOWN) ?? [];
      runs.forEach(({ font, text: part }, index) => {
        const options = { width, lineGap: size * 0.2, continued: index < runs.length - 1, strike };
        doc.font(font);
        if (index === 0) doc.text(part, x, doc.y, options);
        else doc.text(part, options);
      });
    }
  };
  const row = (label: string, text: string, style: Style = {}) => {
    if (text === '') return;
    const top = doc.y;
    write(label, { size: 8.5, colour: SOFT, width: LABEL_WIDTH - 8 });
    doc.y = top;
    write(text, { ...style, x: MARGIN + LABEL_WIDTH, width: WIDTH - LABEL_WIDTH });
    doc.y += 2;
  };
  const rule = () => {
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(PAGE_WIDTH - MARGIN, doc.y)
      .lineWidth(0.7)
      .strokeColor(LINE)
      .stroke();
    doc.y += 9;
  };
  const title = (text: string) => {
    if (doc.y > doc.page.height - FOOT - MIN_ROOM / 2) doc.addPage();
    doc.y += 12;
    write(text, { face: 'bold', size: 13 });
    doc.y += 4;
    rule();
  };

  const profile = site.url + paths.company({ id: company.id, name: '' });
  const left = WIDTH - QR_SIZE - 24;
  drawCode(doc, profile);
  write(`Qualification pack, ${dateText(today)}`, { face: 'mono', size: 8.5, colour: SOFT, width: left });
  doc.y += 6;
  write(company.name, { face: 'bold', size: 20, width: left });
  doc.y += 4;
  write(company.location, { width: left });
  const contact = [company.phone, company.email, company.website ?? ''].filter((text) => text !== '');
  for (const line of contact) write(line, { colour: SOFT, width: left });
  doc.y += 6;
  write(certificates.length === 0 ? 'Names no certificates' : countStates(certificates), { face: 'bold', width: left });
  doc.y = Math.max(doc.y, MARGIN + QR_SIZE + 34);

  title('Certificates');
  for (const certificate of certificates) {
    if (doc.y > doc.page.height - FOOT - MIN_ROOM) doc.addPage();
    const isOver = certificate.state === 'expired' || certificate.state === 'withdrawn';
    const isChecked = certificate.state === 'checked';
    write(certificate.name, { face: 'bold', size: 11.5, strike: isOver, colour: isOver ? SOFT : INK });
    doc.y += 2;
    row('State', `${stateWord(certificate)}, ${stateNote(certificate)}`, {
      face: 'bold',
      colour: isChecked ? PROOF : SOFT,
    });
    row('Number', certificate.number ?? 'Not named', { face: 'mono', size: 9.5 });
    row('Issuer', issuerText(certificate));
    row('Scope', scopeLines(certificate).join('\n') || 'Not named');
    row('Holder', holderText(certificate) ?? company.name);
    row(
      'Issued, valid until',
      [certificate.issued && dateText(certificate.issued), untilText(certificate)].filter(Boolean).join(' to '),
    );
    if (!isChecked && certificate.checkedOn !== null)
      row('Was checked', `${dateText(certificate.checkedOn)} ${checkPlace(certificate)}`);
    row('Look it up', lookUpText(certificate), { size: 9, colour: SOFT });
    doc.y += 6;
    rule();
  }
  title('Profile');
  row('Services', company.specializations.join(', '));
  row('Equipment', company.equipmentTypes.join(', '));
  row('Industries', company.industries.join(', '));
  row('Service area', company.serviceArea);
  row('Established', company.yearEstablished === null ? '' : String(company.yearEstablished));
  row('Employees', company.employeeCount ?? '');
  row('About', company.description);
  if (documents.length > 0) {
    title('Documents in this pack');
    for (const name of documents) write(name, { size: 9.5 });
  }
  drawFeet(doc, faces, `Made on ${dateText(today)} by ${site.name}. States change: scan the code, or open ${profile}`);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function issuerText({ issuer, accreditationBody }: PublicCertificate): string {
  if (issuer === null) return 'Not named';
  return accreditationBody === null ? issuer : `${issuer}, accredited by ${accreditationBody}`;
}

function lookUpText({ registerUrl, registers }: PublicCertificate): string {
  const ways = registers.slice(0, 3).map(({ label, url }) => (url === null ? `Ask: ${label}` : `${label}: ${url}`));
  return [...(registerUrl === null ? [] : [registerUrl]), ...ways].join('\n');
}

function drawCode(doc: PDFKit.PDFDocument, address: string): void {
  const { size, path } = drawQrCode(address);
  doc.save();
  doc.translate(PAGE_WIDTH - MARGIN - QR_SIZE, MARGIN).scale(QR_SIZE / size);
  doc.path(path).fill('#000');
  doc.restore();
  doc.link(PAGE_WIDTH - MARGIN - QR_SIZE, MARGIN, QR_SIZE, QR_SIZE, address);
}

function drawFeet(doc: PDFKit.PDFDocument, faces: Faces, text: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Text below the margin would begin another page.
    doc.page.margins.bottom = 0;
    const [run] = toRuns(faces.text, `${text}   ${index + 1} of ${count}`) ?? [];
    if (run === undefined) continue;
    doc.font(run.font).fontSize(7.5).fillColor(SOFT);
    doc.text(run.text, MARGIN, doc.page.height - 36, { width: WIDTH, lineBreak: false });
  }
}
