type Session = { id: string; cancel_url: string; amount_total: number; status: string };

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

/** Where a visitor pays at the stand-in. */
export function payPage({ id, cancel_url, amount_total, status }: Session): string {
  if (status !== 'open') return page('This page has ended', '');
  return page(
    'Payment page',
    `<p>${amount_total} cents</p><form method="post" action="/pay/${id}"><button>Pay</button></form><a href="${cancel_url}">Back</a>`,
  );
}

/** Where a visitor finds invoices and cards at the stand-in. */
export function portalPage(portal: { return_url: string } | undefined): string {
  return portal === undefined ? page('Unknown page', '') : page('Portal', `<a href="${portal.return_url}">Return</a>`);
}
