import { expect, test } from 'vitest';
import { drawSocialImage } from './social-image.ts';

const draw = (title: string) =>
  drawSocialImage({ siteName: 'Inspectory', host: 'inspectory.example', title, description: 'Certificates to check.' });

test('characters that the fonts contain are drawn, including those of other languages', async () => {
  const plain = await draw('Ltd. ti., zmit');
  expect((await draw('Ltd. Şti., İzmit')).equals(plain)).toBe(false);
  expect((await draw('Kiểm định')).equals(await draw('Kim nh'))).toBe(false);
});

test('characters that the fonts do not contain are left out', async () => {
  expect((await draw('上海检测 NDT Shanghai')).equals(await draw('NDT Shanghai'))).toBe(true);
  expect((await draw('上海检测')).equals(await draw(''))).toBe(true);
});
