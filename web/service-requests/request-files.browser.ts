import { FILE_ENDINGS, MAX_FILE_BYTES, MAX_REQUEST_FILES } from '#domain/service-requests/request-file.ts';
import type { Issue } from '#domain/validation.ts';
import { CallError } from '#web/api/call-api.ts';

/** What can be seen of the chosen files before they are sent. Their content is checked by the server. */
export function fileIssues(form: HTMLFormElement): Issue[] {
  const files = filesOf(form);
  if (files.length > MAX_REQUEST_FILES)
    return [{ path: 'files', message: `Please choose up to ${MAX_REQUEST_FILES} files` }];
  const problems = files.flatMap(({ name, size }) => {
    if (size > MAX_FILE_BYTES) return `${name}: a file may have up to 10 MB.`;
    const isKnown = FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
    return isKnown ? [] : `${name}: please choose a PDF, PNG, JPEG, DWG or DXF.`;
  });
  return problems.length === 0 ? [] : [{ path: 'files', message: problems.join(' ') }];
}

export function hasFiles(form: HTMLFormElement): boolean {
  return filesOf(form).length > 0;
}

/**
 * Sends the form as a browser without scripts does, since JSON has no files. Returns the address of the page that follows.
 * Throws CallError with what is to be corrected.
 */
export async function sendAsPage(form: HTMLFormElement): Promise<string> {
  const response = await fetch(form.action, { method: 'POST', body: new FormData(form), credentials: 'include' });
  if (response.ok) return response.url;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const issues = [...page.querySelectorAll<HTMLElement>('[data-issue]:not(:empty)')].map(
    ({ dataset, textContent }) => ({
      path: dataset.issue ?? '',
      message: textContent ?? '',
    }),
  );
  const message = page.querySelector('main p:not(.label-mono)')?.textContent ?? '';
  throw new CallError(response.status, response.statusText, JSON.stringify({ message, issues }));
}

function filesOf(form: HTMLFormElement): File[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap(({ files }) => [...(files ?? [])]);
}
