/** The map of a page of this site, as HTML; empty where the page has none. Throws when there is no answer. */
export async function fetchMap(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector('.map')?.outerHTML ?? '';
}
