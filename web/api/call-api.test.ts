import { afterEach, expect, test, vi } from 'vitest';
import { CallError, callApi } from './call-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers every call, and returns what it was asked. */
function recordCalls(response = Response.json({})): { address: string; body: unknown }[] {
  const calls: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    calls.push({ address: `${method} ${address}`, body: body && JSON.parse(body) });
    return response.clone();
  });
  return calls;
}

test('section 7: id, query and body go where the table says', async () => {
  const calls = recordCalls();
  await callApi('GET', '/api/equipment-types');
  await callApi('GET', '/api/companies/:id', { id: 7, query: { location: 'Houston' } });
  await callApi('GET', '/api/companies', { query: { search: 'weld & seam', location: undefined } });
  await callApi('GET', '/api/companies', { query: new URLSearchParams({ page: '2' }) });
  await callApi('PATCH', '/api/admin/companies/:id/feature', { id: 7, body: { featured: true } });
  expect(calls).toEqual([
    { address: 'GET /api/equipment-types', body: undefined },
    { address: 'GET /api/companies/7?location=Houston', body: undefined },
    { address: 'GET /api/companies?search=weld+%26+seam', body: undefined },
    { address: 'GET /api/companies?page=2', body: undefined },
    { address: 'PATCH /api/admin/companies/7/feature', body: { featured: true } },
  ]);
});

test('section 7: an error reads "{status}: {body}"', async () => {
  recordCalls(Response.json({ message: 'Gone.' }, { status: 404 }));
  const error = await callApi('GET', '/api/companies/:id', { id: 7 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message: '404: {"message":"Gone."}', status: 404, reason: 'Gone.' });
});

test('section 7: what the table does not offer does not compile', () => {
  expect(refused.length).toBeGreaterThan(0);
});

/** Compiled, never run: without the error that each line names, the type check fails. */
const refused = [
  // @ts-expect-error The path has an id.
  () => callApi('DELETE', '/api/admin/companies/:id'),
  // @ts-expect-error The path has an id.
  () => callApi('PATCH', '/api/admin/companies/:id/feature', { body: { featured: true } }),
  // @ts-expect-error The path has no id.
  () => callApi('GET', '/api/companies', { id: 1 }),
  // @ts-expect-error The body is missing.
  () => callApi('POST', '/api/admin/companies/approve'),
  // @ts-expect-error A field of the body is misspelt.
  () => callApi('POST', '/api/admin/companies/approve', { body: { id: [1] } }),
  // @ts-expect-error A field of the body has another type.
  () => callApi('PATCH', '/api/admin/companies/:id/feature', { id: 1, body: { featured: 'yes' } }),
  // @ts-expect-error The call takes no body.
  () => callApi('POST', '/api/admin/companies/:id/approve', { id: 1, body: {} }),
  // @ts-expect-error A field of the query is misspelt.
  () => callApi('GET', '/api/companies', { query: { serch: 'ndt' } }),
  // @ts-expect-error The query needs both coordinates.
  () => callApi('GET', '/api/places/nearest', { query: { latitude: '1' } }),
  // @ts-expect-error The query needs both coordinates.
  () => callApi('GET', '/api/places/nearest'),
  // @ts-expect-error There is no such call.
  () => callApi('GET', '/api/nothing'),
  // @ts-expect-error The call has another method.
  () => callApi('PUT', '/api/companies'),
];
