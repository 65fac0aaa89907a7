import { MAX_FILE_BYTES, MAX_REQUEST_FILES } from '#domain/service-requests/request-file.ts';
import { type Issue, isCleanLine, tidy } from '#domain/validation.ts';
import { type DocumentType, documentType, pdfProblem, startsWith } from '#server/certificates/document-type.ts';

type FileType = DocumentType | 'image/vnd.dwg' | 'image/vnd.dxf';

/** A file as a form has sent it. */
export type SentFile = { name: string; content: Buffer };
/** A file that may be stored. */
export type CheckedFile = SentFile & { contentType: FileType };

const MAX_NAME = 250;
const NAMES: Record<FileType, { name: string; ending: RegExp }> = {
  'application/pdf': { name: 'PDF', ending: /\.pdf$/i },
  'image/png': { name: 'PNG', ending: /\.png$/i },
  'image/jpeg': { name: 'JPEG', ending: /\.jpe?g$/i },
  'image/vnd.dwg': { name: 'DWG', ending: /\.dwg$/i },
  'image/vnd.dxf': { name: 'DXF', ending: /\.dxf$/i },
};
/** The version of a drawing: AC1009 is release 12 of 1992, AC1032 that of 2018. */
const DWG = /^AC10\d\d\0/;
const BINARY_DXF = Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1');
/** A DXF as text begins with its first section, maybe after comments, and says where it ends. */
const TEXT_DXF = /^\s*(?:999\r?\n[^\r\n]*\r?\n\s*)*0\r?\n\s*SECTION\r?\n/;
const TEXT_DXF_END = /\n\s*EOF\s*$/;
const EDGE_BYTES = 4_096;

/**
 * Finds out what a file is by its content, whatever its name says. Returns the sentence that refuses everything but a
 * PDF, PNG, JPEG, DWG or DXF of up to 10 MB. Nothing is unpacked or drawn: it is stored, and served as a download.
 */
export function readRequestFile({ name: givenName, content }: SentFile): CheckedFile | { problem: string } {
  const name = plainName(givenName);
  if (name === '') return { problem: 'Please give the file a name without control characters.' };
  const refused = (sentence: string) => ({ problem: `${name}: ${sentence}` });
  if (content.length === 0) return refused('the file is empty.');
  if (content.length > MAX_FILE_BYTES) return refused('a file may have up to 10 MB.');
  const contentType = documentType(content) ?? drawingType(content);
  if (contentType === undefined)
    return refused('please choose a PDF, PNG, JPEG, DWG or DXF. This file is none of them.');
  const type = NAMES[contentType];
  if (!type.ending.test(name)) return refused(`this is a ${type.name}, but its name does not end like that of one.`);
  const problem = contentType === 'application/pdf' ? pdfProblem(content) : undefined;
  return problem === undefined ? { name, content, contentType } : refused(problem);
}

function drawingType(content: Buffer): FileType | undefined {
  if (DWG.test(content.toString('latin1', 0, 7))) return 'image/vnd.dwg';
  if (startsWith(content, BINARY_DXF)) return 'image/vnd.dxf';
  const start = content.toString('latin1', 0, EDGE_BYTES);
  const end = content.toString('latin1', Math.max(0, content.length - EDGE_BYTES));
  const isText = TEXT_DXF.test(start) && TEXT_DXF_END.test(end) && !content.includes(0);
  return isText ? 'image/vnd.dxf' : undefined;
}

/** Without folders, which some browsers send, and short enough to store, with its ending. */
export function plainName(name: string): string {
  const last = tidy(name.split(/[/\\]/).at(-1) ?? '');
  if (!isCleanLine(last)) return '';
  return last.length <= MAX_NAME ? last : `${last.slice(0, MAX_NAME - 10).trimEnd()}${last.slice(-10)}`;
}

/** The files of a form, or what is to be corrected. `files` is what a form with files has put there, or anything else. */
export function checkFiles(
  { files }: Record<string, unknown>,
  max = MAX_REQUEST_FILES,
): { files: CheckedFile[]; issues: Issue[] } {
  const sent = Array.isArray(files) ? files.filter(isSentFile) : [];
  if (sent.length > max) {
    const message = max === 1 ? 'Please choose one file' : `Please choose up to ${max} files`;
    return { files: [], issues: [{ path: 'files', message }] };
  }
  const read = sent.map(readRequestFile);
  const problems = read.flatMap((file) => ('problem' in file ? [file.problem] : []));
  const issues = problems.length === 0 ? [] : [{ path: 'files', message: problems.join(' ') }];
  return { files: read.filter((file): file is CheckedFile => !('problem' in file)), issues };
}

function isSentFile(file: unknown): file is SentFile {
  return typeof file === 'object' && file !== null && 'content' in file && Buffer.isBuffer(file.content);
}
