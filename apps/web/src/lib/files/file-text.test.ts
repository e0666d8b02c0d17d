import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, textOfFile } from './file-text.ts';

test('decodes every text exactly as written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const bytes = new TextEncoder().encode(`x${text}`);
      expect(decodeText(bytes.buffer)).toBe(`x${text}`);
    }),
  );
});

test('decodes text of older spreadsheet programs', async () => {
  const bytes = Uint8Array.of(0x43, 0x72, 0xe8, 0x6d, 0x65);
  expect(decodeText(bytes.buffer)).toBe('Crème');
  expect(await textOfFile(new File([bytes], 'menu.csv'))).toBe('Crème');
});
