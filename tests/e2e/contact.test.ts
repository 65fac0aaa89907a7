import { messages } from '#web/messages.ts';
import { expect, test } from './support/browser-test.ts';
import { newEmail, openForm } from './support/page-form.ts';
import { pauseRequests } from './support/traffic.ts';

const open = (page: Parameters<typeof openForm>[0]) => openForm(page, '/about', 'Send Message');
const message = () => ({
  Name: 'Ada Buyer',
  Email: newEmail(),
  Company: 'Plant & Sons',
  Subject: 'A question',
  Message: 'How long does the review take?',
});

test('section 2: Contact in the header leads to the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/about#contact$/);
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeInViewport();
});

test('section 2: the hero leads to the search and to the registration', async ({ page }) => {
  await page.goto('/about');
  const hero = page.getByRole('main');
  await expect(hero.getByRole('link', { name: 'Find Inspectors' })).toHaveAttribute('href', '/');
  await expect(hero.getByRole('link', { name: 'List Your Company' })).toHaveAttribute('href', '/register');
});

test('section 8: a message is sent once, confirmed, and the form is empty again', async ({ page }) => {
  const { send, field, fill, toasts } = await open(page);
  await fill(message());
  await field('Inquiry type').selectOption('Technical Support');
  const { resume } = await pauseRequests(page, '**/api/contact');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) calls += 1;
  });
  const place = await send.boundingBox();
  await send.click();
  const sending = page.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeDisabled();
  // The second click of a double click must hit the button, too.
  expect((await sending.boundingBox())?.width).toBe(place?.width);
  await field('Subject').press('Enter');
  resume();
  await expect(toasts).toContainText([messages.contactMessageSent.title]);
  await expect(toasts).toContainText([messages.contactMessageSent.text]);
  for (const label of Object.keys(message())) await expect(field(label)).toHaveValue('');
  await expect(field('Inquiry type')).toHaveValue('');
  await expect(send).toBeEnabled();
  expect(calls).toBe(1);
});

test('section 5: each error is shown beside its field, and the first invalid field gets the focus', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const { send, field, fill, toasts } = await open(page);
  await send.click();
  const sentences = {
    Name: 'Name is required',
    Email: 'Valid email is required',
    Company: 'Company name is required',
    'Inquiry type': 'Please select inquiry type',
    Subject: 'Subject is required',
    Message: 'Please provide a detailed message',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(field(label)).toHaveAccessibleDescription(sentence);
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field('Name')).toBeFocused();
  await fill({ ...message(), Message: 'short' });
  await field('Inquiry type').selectOption('general');
  await send.click();
  await expect(field('Message')).toBeFocused();
  await expect(field('Name')).toHaveAttribute('aria-invalid', 'false');
  await expect(field('Name')).toHaveAccessibleDescription('');
  await expect(field('Subject')).toHaveValue('A question');
  await expect(toasts).toHaveCount(0);
});

test('section 8: the form keeps its text when sending fails', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|status of 500/);
  const { send, field, fill, toasts } = await open(page);
  await fill(message());
  await field('Inquiry type').selectOption('general');
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(toasts).toContainText([messages.contactMessageFailed.title]);
  await expect(toasts).toContainText([messages.contactMessageFailed.text]);
  await expect(field('Subject')).toHaveValue('A question');
  await expect(send).toBeEnabled();
  await page.unroute('**/api/contact');
  await send.click();
  await expect(toasts).toContainText([messages.contactMessageSent.title]);
});
