import { describe, expect, it } from 'vitest';
import { isKnownZip, milesBetweenZips, zipIn } from './zip-distance.ts';

describe('the distance between two ZIP codes', () => {
  it.each([
    // Downtown Brooklyn to the Financial District, to Midtown, to Chicago, to Los Angeles.
    ['11201', '10005', 1.3],
    ['11201', '10018', 4.2],
    ['11201', '60625', 720],
    ['11201', '90001', 2450],
  ])('from %s to %s is about %d miles in both directions', async (from, to, miles) => {
    const there = await milesBetweenZips(from, to);
    expect(there).toBeGreaterThan(miles * 0.95);
    expect(there).toBeLessThan(miles * 1.05);
    expect(await milesBetweenZips(to, from)).toBeCloseTo(there ?? 0, 9);
  });

  it('is zero within one, whatever its last four digits', async () => {
    expect(await milesBetweenZips('11201', '11201-3344')).toBe(0);
  });

  it('is unknown for a nonexistent one', async () => {
    expect(await milesBetweenZips('11201', '00000')).toBeUndefined();
    expect(await isKnownZip('00000')).toBe(false);
    expect(await isKnownZip('60625')).toBe(true);
  });
});

describe('the ZIP code of an address', () => {
  it.each([
    ['212 Court Street, Brooklyn, NY 11201', '11201'],
    ['9 Pearl Street, Burlington, VT 05401-1234', '05401'],
    ['10001 Main Street, Springfield', undefined],
    ['1 Main Street, Springfield', undefined],
    ['1 Main Street, Springfield 12345.', '12345'],
  ])('%s', (address, zip) => {
    expect(zipIn(address)).toBe(zip);
  });
});
