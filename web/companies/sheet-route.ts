import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import type { Page } from '#web/page.ts';
import { companyNotFound } from './company-not-found.tsx';
import { SheetPage, type SheetProps } from './sheet-page.tsx';

/** The certificates of a company on one sheet with its QR code, and the badge for its own website. */
export const sheetPage: Page<SheetProps> = {
  pattern: patternToRegExp(pagePatterns.companySheet),
  address: ({ params: [id = ''] }) => ({ key: paths.companySheet(parseId(id) ?? 0) }),
  load: async ({ params: [idText = ''] }, data, site) => {
    const id = parseId(idText);
    const company = id === undefined ? undefined : await data.getCompany(id);
    if (company === undefined) return companyNotFound(site);
    const certificates = await data.certificates(company.id);
    const address = paths.company({ id: company.id, name: '' });
    return {
      status: 200,
      props: { company, certificates, today: data.today(), code: data.qrCode(address), address, site },
      head: {
        title: `Sheet of ${company.name} | ${site.name}`,
        description: `The certificates of ${company.name} to print, with a code to check them again, and a badge for its website.`,
        canonical: null,
        noIndex: true,
      },
    };
  },
  component: SheetPage,
};
