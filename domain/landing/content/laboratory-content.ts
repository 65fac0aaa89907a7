/** Data table: what the pages of certified laboratories tell */
import type { LabCertification } from '#domain/landing/landing-path.ts';
import type { Fact, Faq } from './content-parts.ts';

/** What a buyer should know about the certificate, whatever the region. */
export type CertificationInfo = {
  title: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  faq: readonly Faq[];
};

export type LaboratoryRegionContent = { lead: string; overview: readonly string[]; faq: readonly Faq[] };

export const CERTIFICATION_INFO: Readonly<Record<LabCertification, CertificationInfo>> = {} as never;

/** By certificate, then by the slug of the region. */
export const LABORATORY_REGIONS: Readonly<Record<LabCertification, Readonly<Record<string, LaboratoryRegionContent>>>> =
  {
    ASME: {},
    'ISO 17025': {},
  };
