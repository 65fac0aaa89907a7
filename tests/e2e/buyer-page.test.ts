import { setTimeout as sleep } from 'node:timers/promises';
import { serviceRequest } from '#tests/support/service-request.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';

test.use({ hasMailServer: true });

for (const { title, ...options } of [
  { title: 'with scripts', javaScriptEnabled: true, viewport: { width: 1280, height: 900 } },
  { title: 'without scripts, on a phone', javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
]) {
  test.describe(title, () => {
    test.use(options);

    test('decision 36: one request, two quotes and a decline, an order: every state is seen by buyer and companies', async ({
      page,
      request,
      mailServer,
      tolerate,
    }) => {
      // The last page says that a link has ended.
      tolerate(/404 \(Not Found\)/);
      if (mailServer === null) throw new Error('This test needs a mail server.');
      const address = `ada-${title.length}@plant-owner.works`;
      /** The text of the newest mail to an address that contains a text, once it has arrived. */
      const mailTo = async (recipient: string, about: string) => {
        for (;;) {
          const texts = mailServer.received
            .filter(({ to }) => to.includes(recipient))
            .map(({ message }) => plain(message));
          const found = texts.findLast((text) => text.includes(about));
          if (found !== undefined) return found;
          await sleep(50);
        }
      };
      const linkIn = (mail: string, side: 'requests' | 'leads') =>
        new RegExp(`/${side}/[\\w-]{43}`).exec(mail)?.[0] ?? '';

      const { items } = await listCompanies(request, { search: 'ultrasonic', location: 'Houston', limit: '3' });
      const [first, second, third] = items;
      if (first === undefined || second === undefined || third === undefined)
        throw new Error('Three companies are needed.');
      const sent = await request.post('/api/service-requests', {
        data: {
          ...serviceRequest,
          companyIds: items.map(({ id }) => id),
          customerEmail: address,
          work: 'Thickness survey',
        },
      });
      expect(sent.status()).toBe(201);

      const buyerPage = linkIn(await mailTo(address, 'See your request'), 'requests');
      await page.goto(buyerPage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thickness survey, Houston');
      await expect(page.getByText('None of the 3 companies has answered yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByText('Thank you. Your address is confirmed.')).toBeVisible();

      for (const [company, price] of [
        [first, '18,400.00'],
        [second, '2,150'],
      ] as const) {
        await page.goto(linkIn(await mailTo(company.email, 'quote'), 'leads'));
        await page.getByRole('textbox', { name: 'Price' }).fill(price);
        await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
        await page.getByRole('button', { name: 'Send quote' }).click();
        await expect(page.getByText('Your quote is on its way')).toBeVisible();
      }
      await page.goto(linkIn(await mailTo(third.email, 'quote'), 'leads'));
      await page.getByRole('combobox', { name: 'Reason' }).selectOption('Too far away');
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText('knows now that you decline')).toBeVisible();

      await mailTo(address, '18,400.00');
      await page.goto(buyerPage);
      await expect(page.getByText('2 quotes and 1 decline. All 3 companies have answered.')).toBeVisible();
      await expect(page.getByText('USD 18,400.00').filter({ visible: true })).toBeVisible();
      await page.getByRole('button', { name: 'I ordered this one' }).filter({ visible: true }).first().click();
      await expect(page.getByText(`you have ordered from ${first.name}.`)).toBeVisible();
      await mailTo(first.email, 'has noted that the job goes to');
      const lost = await mailTo(second.email, 'has ordered from another company');
      await page.goto(linkIn(lost, 'leads'));
      await expect(page.getByText('This request was closed')).toBeVisible();
      await page.goto(buyerPage.replace('/requests/', '/leads/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
    });
  });
}

/** A mail as text: long lines are joined again. */
function plain(message: string): string {
  return message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
