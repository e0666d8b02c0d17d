import { expect, test } from 'vitest';
import { encode } from 'uqr';
import { drawQr } from './qr-path.ts';

const uri = 'otpauth://totp/Counter:sofia%40example.test?secret=JBSWY3DPEHPK3PXP&issuer=Counter';

test('the path is dark exactly where the code is', () => {
  const { data, size } = encode(uri, { ecc: 'M', border: 4 });
  const { side, path } = drawQr(uri);
  const drawn = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  expect(side).toBe(size);
  expect(drawn).toEqual(data);
});

test('the path draws only dark runs and leaves the border white', () => {
  const { path } = drawQr(uri);
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
  expect(path).not.toMatch(/M[0-3] /);
  expect(path).not.toMatch(/M\d+ [0-3]h/);
});
