import type { APIRequestContext, Page } from '@playwright/test';
import type { PlaceSuggestion } from '#domain/places/place-suggestions.ts';

/** The place suggestions of the focused field. */
export function suggestionsOf(page: Page) {
  const list = page.getByRole('listbox', { name: 'Places' });
  const options = list.getByRole('option');
  return {
    list,
    options,
    selected: options.and(page.locator('[aria-selected=true]')),
    status: page.locator('main > [role=status], dialog > [role=status]'),
  };
}

/** `GET /api/places` of the server under test. */
export async function suggestedPlaces(request: APIRequestContext, text: string): Promise<PlaceSuggestion[]> {
  const response = await request.get('/api/places', { params: { q: text } });
  return (await response.json()).items;
}
