import type { APIRequestContext, Page } from '@playwright/test';
import type { PlaceSuggestion } from '#domain/places/place-suggestions.ts';

/** The suggestions of a page: they stand beside the field that has the focus. */
export function suggestionsOf(page: Page) {
  const list = page.getByRole('listbox', { name: 'Places' });
  const options = list.getByRole('option');
  return {
    list,
    options,
    marked: options.and(page.locator('[aria-selected=true]')),
    said: page.locator('main > [role=status], dialog > [role=status]'),
  };
}

/** `GET /api/places` of the server under test. */
export async function suggestedPlaces(request: APIRequestContext, text: string): Promise<PlaceSuggestion[]> {
  const answer = await request.get('/api/places', { params: { q: text } });
  return (await answer.json()).items;
}
