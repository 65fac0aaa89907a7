import type { CertificateCheck } from './certificate-check.ts';
import { COMPANY_CHECKS } from './certificate-checks-companies.ts';
import { PERSONAL_CHECKS } from './certificate-checks-persons.ts';

const CHECKS: Readonly<Record<string, CertificateCheck>> = { ...COMPANY_CHECKS, ...PERSONAL_CHECKS };

/**
 * Certificates that differ from another only by their name and a sentence. Search engines get the page of the other one
 * (decision 12).
 */
const REPEATS: Readonly<Record<string, readonly string[]>> = {
  'asme-u': ['u2', 'u3', 's', 'pp', 'a', 'h', 'um', 'n', 'uv', 'v', 'hv', 'ud'].map((stamp) => `asme-${stamp}`),
  'api-510': ['570', '653', '1169', '1184', '936', '580', '571', '577', 'qute', 'sife', 'sire', 'siee', 'tes'].map(
    (program) => `api-${program}`,
  ),
  'notified-body': ['ped', 'tped', 'spvd', 'atex', 'lift', 'mach', 'med', 'cpr'].map((law) => `${law}-nb`),
  'iso-9712': ['abendi', 'aindt', 'asnt-9712', 'certiaend', 'cicpnd', 'cofrend', 'dgzfp', 'isnt', 'jsndi', 'ksnt'],
  'iso-17025': ['iso-17065', 'iso-17043', 'iso-17034', 'iso-17029'],
  'iso-9001': ['iso-14001', 'iso-45001', 'iso-27001'],
  'cswip-3-1': ['cswip-3-0', 'cswip-3-2', 'cswip-diver', 'bgas'],
  'class-abs': ['class-bv', 'class-dnv', 'class-lr'],
  aramco: ['adnoc', 'koc', 'qatarenergy'],
  'nadcap-ndt': ['nadcap-mtl', 'nadcap-welding'],
  'nb-r': ['nb-nr', 'nb-vr'],
  'nb-is': ['nb-ai', 'nb-isc'],
  'api-q1': ['api-q2'],
  'aws-cwi': ['aws-scwi'],
  iwi: ['iwe', 'iwt'],
  isnetworld: ['avetta'],
};
/** Certificates of which too little is known for a page that search engines should show. */
const THIN: readonly string[] = ['icorr', 'sprat'];

/** The certificate whose page says the same; undefined for one with a text of its own. */
export function repeatedCertificate(id: string): string | undefined {
  return Object.keys(REPEATS).find((other) => REPEATS[other]?.includes(id));
}

/** Whether search engines should show the page of the certificate. */
export function isIndexedCertificate(id: string): boolean {
  return repeatedCertificate(id) === undefined && !THIN.includes(id);
}

/** Undefined for a certificate of which only the register is known. */
export function certificateCheck(id: string): CertificateCheck | undefined {
  return CHECKS[id];
}
