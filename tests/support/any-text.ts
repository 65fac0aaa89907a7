import fc from 'fast-check';

/** Any Unicode character, including control characters. The generators of fast-check take seconds to start. */
const character = fc
  .oneof({ arbitrary: fc.integer({ min: 0, max: 0x2ff }), weight: 2 }, fc.integer({ min: 0, max: 0x10ffff }))
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: character, maxLength });
}
