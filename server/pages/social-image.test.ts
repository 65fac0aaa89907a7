import { expect, test } from 'vitest';
import { drawSocialImage } from './social-image.ts';

const PLAIN = { siteName: 'Inspectory', host: 'inspectory.example', lines: ['Certificates to check.'], marks: [] };
const draw = (title: string) => drawSocialImage({ ...PLAIN, title, badge: null });

test('characters that the fonts contain are drawn, including those of other languages', async () => {
  const plain = await draw('Ltd. ti., zmit');
  expect((await draw('Ltd. Şti., İzmit')).equals(plain)).toBe(false);
  expect((await draw('Kiểm định')).equals(await draw('Kim nh'))).toBe(false);
});

test('characters that the fonts do not contain are left out', async () => {
  expect((await draw('上海检测 NDT Shanghai')).equals(await draw('NDT Shanghai'))).toBe(true);
  expect((await draw('上海检测')).equals(await draw(''))).toBe(true);
});

test('section 2: the marks of a company and its badge are drawn', async () => {
  const company = { ...PLAIN, title: 'Tuzla Survey', lines: ['Istanbul, Türkiye', 'Ultrasonic testing'] };
  const images = await Promise.all([
    drawSocialImage({ ...company, badge: null }),
    drawSocialImage({ ...company, badge: { text: 'VERIFIED', isProof: true } }),
    drawSocialImage({ ...company, badge: { text: 'VERIFIED', isProof: false } }),
    drawSocialImage({ ...company, marks: ['17025', 'CWI'], badge: null }),
  ]);
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length);
});
