import { messages } from '#web/messages.ts';
import { expect, test } from './support/browser-test.ts';
import { openHome } from './support/home.ts';
import { openDialog, requestValues } from './support/request-form.ts';
import { pauseRequests, watchCalls } from './support/traffic.ts';

test('section 2: Contact opens the dialog, with the company and all fields', async ({ page }) => {
  const home = await openHome(page);
  const name = await home.names.first().textContent();
  const { dialog, field, urgency } = await openDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Request Service Quote' })).toBeVisible();
  await expect(dialog.getByText(`${name}, `)).toBeVisible();
  for (const label of [...Object.keys(requestValues()), 'Phone']) await expect(field(label)).toHaveValue('');
  await expect(dialog.getByLabel('Preferred date')).toHaveValue('');
  for (const level of ['Low', 'Medium', 'High', 'Emergency']) await expect(urgency(level)).not.toBeChecked();
  for (const label of Object.keys(requestValues())) await expect(field(label)).toHaveAttribute('aria-required', 'true');
  // Suggestions: what the company itself works on comes first.
  await expect(dialog.locator('datalist option').first()).toHaveAttribute('value', /\w/);
  await expect(page).toHaveURL(/\/$/);
});

test('section 2: the focus moves into the dialog; Escape, Close and Cancel return it', async ({ page }) => {
  await openHome(page);
  for (const way of ['Escape', 'Close', 'Cancel']) {
    const { contact, dialog } = await openDialog(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: way }).click();
    await expect(dialog).toBeHidden();
    await expect(contact).toBeFocused();
  }
});

test('section 5: each error is shown beside its field, and the first invalid field gets the focus', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await openHome(page);
  const { dialog, field, urgency, send, fill } = await openDialog(page);
  await send.click();
  const sentences = {
    'Your name': 'Name is required',
    Email: 'Valid email is required',
    'Equipment type': 'Equipment type is required',
    'Job location': 'Location is required',
    'What do you need?': 'Please provide a detailed description',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.locator('.form-issue', { hasText: sentence })).toBeVisible();
  }
  await expect(dialog.getByRole('group', { name: 'Urgency' })).toHaveAccessibleDescription(
    'Please select urgency level',
  );
  await expect(field('Phone')).toHaveAttribute('aria-invalid', 'false');
  await expect(field('Your name')).toBeFocused();

  await fill(requestValues({ 'What do you need?': 'Too short' }));
  await send.click();
  await expect(dialog.locator('.form-issue', { hasText: 'Please provide a detailed description' })).toBeVisible();
  await expect(dialog.getByText('Name is required')).toBeHidden();
  await expect(field('What do you need?')).toBeFocused();
  await expect(field('What do you need?')).toHaveValue('Too short');

  for (const email of ['nobody', 'nobody@nowhere', 'a b@buyer.example', '@buyer.example']) {
    await fill(requestValues({ Email: email }));
    await send.click();
    await expect(field('Email')).toHaveAccessibleDescription('Valid email is required');
    await expect(field('Email')).toBeFocused();
  }
  await expect(urgency('High')).toBeChecked();
  await expect(dialog).toBeVisible();
});

test('section 5: of several invalid fields the first on the page gets the focus', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  await openHome(page);
  const { dialog, field, urgency, send } = await openDialog(page);
  for (const [label, value] of Object.entries(requestValues())) await field(label).fill(value);
  await field('Job location').fill(' ');
  await field('What do you need?').fill('Too short');
  await send.click();
  await expect(field('Job location')).toBeFocused();
  await field('Job location').fill('Leeds');
  await field('What do you need?').fill('Thickness of one separator.');
  await send.click();
  await expect(dialog.locator('.form-issue', { hasText: 'Please select urgency level' })).toBeVisible();
  await expect(urgency('Low')).toBeFocused();
});

test('section 5: mistakes are found before anything is sent, and a corrected field loses its error at once', async ({
  page,
}) => {
  await openHome(page);
  const calls = watchCalls(page);
  const { dialog, field, urgency, send, fill } = await openDialog(page);
  await expect(dialog.getByText('Fields with * are required.')).toBeVisible();
  await fill(requestValues({ Email: 'nobody', 'What do you need?': 'Short' }));
  await send.click();
  const summary = dialog.locator('.form-summary');
  await expect(summary).toContainText('Please correct these 2 fields');
  await summary.getByRole('button', { name: 'Please provide a detailed description' }).click();
  await expect(field('What do you need?')).toBeFocused();
  await field('What do you need?').fill('Thickness of two separators.');
  await expect(field('What do you need?')).toHaveAttribute('aria-invalid', 'false');
  await expect(summary).toContainText('Please correct this field');
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  // What has no error yet gets none while somebody types.
  await field('Your name').fill('');
  await expect(field('Your name')).toHaveAttribute('aria-invalid', 'false');
  await field('Your name').fill('Ada Buyer');
  await field('Email').fill(requestValues().Email);
  await expect(summary).toBeEmpty();
  await expect(urgency('High')).toBeChecked();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await send.click();
  await expect(dialog).toBeHidden();
});

test('section 2: who sends a request is remembered in the browser, if wanted, and what was searched for is filled in', async ({
  page,
}) => {
  await openHome(page, '/?search=pressure+vessels&location=Houston');
  const first = await openDialog(page);
  await expect(first.field('Equipment type')).toHaveValue('Pressure vessel');
  await expect(first.field('Job location')).toHaveValue('Houston');
  const remember = first.dialog.getByRole('checkbox', { name: /^Remember me/ });
  await expect(remember).not.toBeChecked();
  await first.fill(requestValues({ Email: 'ada@remembered.example' }));
  await remember.check();
  await first.send.click();
  await expect(first.dialog).toBeHidden();

  await page.reload();
  await page.keyboard.press('Shift');
  const again = await openDialog(page);
  await expect(again.field('Your name')).toHaveValue('Ada Buyer');
  await expect(again.field('Email')).toHaveValue('ada@remembered.example');
  await remember.uncheck();
  await page.reload();
  const last = await openDialog(page);
  await expect(last.field('Your name')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('section 8: a network that sends too much reads when it may send again', async ({ page, tolerate }) => {
  tolerate(/status of 429/);
  await openHome(page);
  const { fill, send } = await openDialog(page);
  await page.route('**/api/service-requests', (route) =>
    route.fulfill({
      status: 429,
      json: { message: 'Too many requests from your network. Please try again in 40 seconds.' },
    }),
  );
  await fill(requestValues());
  await send.click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Please try again in 40 seconds.');
});

for (const width of [390, 1440]) {
  test(`section 8: at ${width} px a toast covers no button`, async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/);
    await page.setViewportSize({ width, height: 844 });
    await openHome(page);
    const { fill, send } = await openDialog(page);
    await page.route('**/api/service-requests', (route) => route.abort());
    await fill(requestValues());
    await send.scrollIntoViewIfNeeded();
    await send.click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toBeInViewport({ ratio: 1 });
    const box = await toast.boundingBox();
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      const other = await button.boundingBox();
      if (box === null || other === null || (await toast.getByRole('button').boundingBox())?.y === other.y) continue;
      const isOver = box.y < other.y + other.height && box.y + box.height > other.y && box.x < other.x + other.width;
      expect(isOver && box.x + box.width > other.x, (await button.textContent()) ?? '').toBe(false);
    }
  });
}

test('section 4: a success closes the dialog, and the form is empty the next time', async ({ page }) => {
  const home = await openHome(page);
  const first = await openDialog(page);
  await first.fill(requestValues());
  const answer = page.waitForResponse('**/api/service-requests');
  await first.send.click();
  expect((await answer).status()).toBe(201);
  await expect(page.getByText('Service Request Submitted', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your request has been sent to the company. They will contact you soon.', { exact: true }),
  ).toBeVisible();
  await expect(first.dialog).toBeHidden();
  await expect(first.contact).toBeFocused();

  const again = await openDialog(page);
  for (const label of Object.keys(requestValues())) await expect(again.field(label)).toHaveValue('');
  await expect(again.urgency('High')).not.toBeChecked();
  await page.keyboard.press('Escape');
  // The company of the previous request is reset.
  const second = home.cards.nth(1);
  const name = await second.getByRole('heading').getByRole('link').textContent();
  await second.getByRole('link', { name: /^Contact/ }).click();
  await expect(again.dialog.getByText(`${name}, `)).toBeVisible();
});

for (const failure of ['a broken connection', 'an answer of 500'] as const) {
  test(`section 8: after ${failure} the toast says Error, and the form keeps its text`, async ({ page, tolerate }) => {
    tolerate(/net::ERR_FAILED|status of 500/);
    await openHome(page);
    const { dialog, field, urgency, fill, send } = await openDialog(page);
    await page.route(
      '**/api/service-requests',
      (route) => (failure === 'a broken connection' ? route.abort() : route.fulfill({ status: 500, body: '{}' })),
      { times: 1 },
    );
    const typed = requestValues();
    await fill(typed);
    await send.click();
    await expect(page.getByText(messages.serviceRequestFailed.title, { exact: true })).toBeVisible();
    await expect(send).toBeFocused();
    await expect(page.getByText('Failed to submit service request. Please try again.', { exact: true })).toBeVisible();
    for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
    await expect(urgency('High')).toBeChecked();
    // The toast can be reached while the dialog is open.
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(page.getByText('Failed to submit service request. Please try again.')).toBeHidden();
    await send.click();
    await expect(page.getByText('Service Request Submitted', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}

test('section 2: a double click sends once', async ({ page }) => {
  await openHome(page);
  const { dialog, fill, send } = await openDialog(page);
  await fill(requestValues());
  const calls = watchCalls(page);
  const { resume } = await pauseRequests(page, '**/api/service-requests');
  await send.scrollIntoViewIfNeeded();
  const place = await send.boundingBox();
  await send.dblclick();
  const sending = dialog.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeDisabled();
  // The second click must hit the button, too.
  expect(await sending.boundingBox()).toEqual(place);
  resume();
  await expect(dialog).toBeHidden();
  expect(calls.filter((call) => call === 'POST /api/service-requests')).toHaveLength(1);
});

test('decision 9: Back closes the dialog, even over changed results', async ({ page }) => {
  const home = await openHome(page);
  await home.next.click();
  await expect(home.currentPage).toHaveText('2');
  const { dialog } = await openDialog(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(home.currentPage).toHaveText('1');
  await expect(dialog).toBeHidden();
});

for (const late of ['request-dialog.browser', 'enhance-form.browser', 'enhance.browser']) {
  test(`section 2: the dialog opens when Contact was pressed before ${late}.js was there`, async ({ page }) => {
    const { resume } = await pauseRequests(page, new RegExp(`/assets/${late}-[^/]*\\.js`));
    await page.goto('/');
    const { dialog, contact } = await openDialog(page);
    await expect(page).toHaveURL(/\/$/);
    if (late !== 'enhance.browser') await expect(contact).toHaveAttribute('aria-busy', 'true');
    resume();
    await expect(dialog).toBeVisible();
    await expect(contact).not.toHaveAttribute('aria-busy', 'true');
  });
}

test('section 2: if the script of the dialog fails to load, Contact leads to the form page', async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_FAILED/);
  await page.route(/\/assets\/request-dialog\.browser-[^/]*\.js/, (route) => route.abort());
  await openHome(page);
  await openDialog(page);
  await expect(page).toHaveURL(/\/company\/\d+\/request$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Request Service Quote' })).toBeVisible();
});

test('section 2: Contact with Ctrl opens the form page in a new tab', async ({ page, context }) => {
  await openHome(page);
  // Headless Chromium often does not show what a background tab has received: the response of its navigation counts.
  const received = context.waitForEvent('response', (response) => /\/company\/\d+\/request$/.test(response.url()));
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Contact/ })
    .click({ modifiers: ['ControlOrMeta'] });
  const response = await received;
  expect(response.ok()).toBe(true);
  expect(response.request().isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});
