import type { TestApp } from './app.ts';
import { textOf } from './html.ts';

type Files = Record<string, [name: string, content: Buffer]>;

/** Submits a form with files as a browser without scripts does. */
export async function postFiles(
  site: TestApp,
  url: string,
  fields: Record<string, string>,
  files: Files,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [field, [name, content]] of Object.entries(files))
    form.append(field, new Blob([new Uint8Array(content)]), name);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type') ?? '';
  const response = await site.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });
  const { statusCode: status, body: html } = response;
  return { status, location: response.headers.location, html, text: textOf(html) };
}
