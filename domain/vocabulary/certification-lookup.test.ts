import { expect, test } from 'vitest';
import {
  CERTIFICATION_FAMILIES,
  certificationFamilies,
  certificationMark,
  findCertification,
} from './certification-lookup.ts';
import { CERTIFICATIONS } from './certifications.ts';

test.each([
  ['ISO/IEC 17025', 'iso-17025'],
  ['ISO/IEC 17025:2017', 'iso-17025'],
  ['ISO 17025', 'iso-17025'],
  ['ISO17025', 'iso-17025'],
  ['TS EN ISO/IEC 17025:2017', 'iso-17025'],
  ['ISO 17025 accredited', 'iso-17025'],
  ['ISO/IEC 17025:2017 accreditation', 'iso-17025'],
  ['BS EN ISO/IEC 17020:2012', 'iso-17020'],
  ['ISO 9001:2015', 'iso-9001'],
  ['iso 9001:2015 certified', 'iso-9001'],
  ['ISO 27001', 'iso-27001'],
  ['EN ISO 9712', 'iso-9712'],
  ['EN 1090-1', 'en-1090'],
  ['AS9100', 'as9100'],
  ['API 510', 'api-510'],
  ['API-570', 'api-570'],
  ['ASNT Level III', 'asnt-l3'],
  ['ASNT NDT Level III', 'asnt-l3'],
  ['AWS CWI', 'aws-cwi'],
  ['ASME U stamp', 'asme-u'],
  ['U Stamp', 'asme-u'],
  ['ASME R Stamp', 'nb-r'],
  ['CSWIP 3.1', 'cswip-3-1'],
  ['SCWI', 'aws-scwi'],
  ['ASNT 9712', 'asnt-9712'],
  ['DNV approved', 'class-dnv'],
  ['PCN Level 2', 'pcn'],
  ['PED Notified Body', 'ped-nb'],
])('section 2: "%s" is the certificate %s', (text, id) => {
  expect(findCertification(text)?.id).toBe(id);
});

test.each([
  '',
  '-',
  '2017',
  'ASME',
  'ASME Section VIII',
  'NACE',
  'ISO 17025 compliant',
  'OHSAS 18001',
  'UKAS ref 6492',
  'Level III',
  'NDT Level 3',
  'IRATA',
  'AI commission',
])('section 2: "%s" is not a certificate of the vocabulary', (text) => {
  expect(findCertification(text)).toBeUndefined();
});

test('section 2: every name, full name, id and alias finds its own certificate', () => {
  for (const certification of CERTIFICATIONS) {
    for (const text of [certification.name, certification.fullName, certification.id, ...certification.aliases]) {
      expect(findCertification(text)?.id, text).toBe(certification.id);
    }
  }
});

test.each([
  ['ISO/IEC 17025:2017', '17025'],
  ['ISO 9001:2015', '9001'],
  ['API 653', '653'],
  ['ASNT Level III', 'L III'],
  ['AWS CWI', 'CWI'],
  ['ASME Section VIII', 'ASM'],
  ['UKAS ref 6492', 'UKA'],
  ['türk loydu', 'TÜR'],
  ['A1', 'A1'],
  ['(+)', ''],
])('decision 28: the mark of "%s" is "%s"', (text, mark) => {
  expect(certificationMark(text)).toBe(mark);
});

test.each([
  ['ASME Section VIII', ['ASME']],
  ['ASME U stamp', ['ASME']],
  ['R stamp', ['National Board', 'ASME']],
  ['ISO/IEC 17025:2017', ['ISO 17025']],
  ['ISO17025 laboratory, AB-0001-T', ['ISO 17025']],
  ['ISO 9001', ['ISO 9001']],
  ['ISO/IEC 27001:2022', ['ISO/IEC 27001']],
  ['API 510', ['API']],
  ['API 1104', ['API']],
  ['NACE Level 3', ['NACE']],
  ['AMPP member', ['NACE']],
  ['ASNT NDT Level III', ['ASNT', 'Level III']],
  ['ACCP', ['ASNT', 'ACCP']],
  ['PCN Level III', ['ISO 9712', 'Level III']],
  ['ISO 9712', ['ISO 9712', 'Level III']],
  ['ISO 9712 Level II', ['ISO 9712']],
  ['ASNT Level II', ['ASNT']],
  ['NI Notified body 2444', ['Notified Body']],
  ['UKAS ref 6492', []],
  ['', []],
])('decision 6: "%s" belongs to %j', (text, families) => {
  expect(certificationFamilies(text)).toEqual(families);
});

test('section 2: the labels of the specification come first, and each family appears once', () => {
  expect(CERTIFICATION_FAMILIES.slice(0, 6)).toEqual(['ASME', 'ISO 17025', 'API', 'NACE', 'ACCP', 'Level III']);
  expect(new Set(CERTIFICATION_FAMILIES).size).toBe(CERTIFICATION_FAMILIES.length);
});

test('decision 6: a family finds certificates by its own name', () => {
  for (const family of CERTIFICATION_FAMILIES) expect(certificationFamilies(family)).toContain(family);
});
