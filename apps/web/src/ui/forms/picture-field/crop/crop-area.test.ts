import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, lightnessOf, pan, weaknessesOf, whole, zoomBy } from './crop-area.ts';

const side = fc.integer({ min: 1, max: 8000 });
const pictures = fc.record({ width: side, height: side });
const ratios = fc.constantFrom(4 / 3, 1, 16 / 9);
const shares = fc.double({ min: -3, max: 3, noNaN: true });

test('the crop keeps its ratio and stays inside the picture, however it is moved and zoomed', () => {
  fc.assert(
    fc.property(
      pictures,
      ratios,
      shares,
      shares,
      fc.double({ min: 0.1, max: 9, noNaN: true }),
      (picture, ratio, x, y, zoom) => {
        const crop = pan(zoomBy(whole, zoom, [picture, ratio]), { x, y }, [picture, ratio]);
        const area = areaOf(picture, ratio, crop);
        expect(area.width / area.height).toBeCloseTo(ratio, 6);
        expect(area.left).toBeGreaterThanOrEqual(0);
        expect(area.top).toBeGreaterThanOrEqual(0);
        expect(area.left + area.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(area.top + area.height).toBeLessThanOrEqual(picture.height + 1e-6);
      },
    ),
  );
});

test('crops as much as possible from the middle by default', () => {
  const kept = { left: 100, top: 0, width: 800, height: 600 };
  expect(areaOf({ width: 1000, height: 600 }, 4 / 3, whole)).toEqual(kept);
});

test('a picture pushed past its edge moves back at once', () => {
  const of = [{ width: 1000, height: 600 }, 4 / 3] as const;
  const pushed = pan(whole, { x: -5, y: 0 }, of);
  expect(areaOf(of[0], of[1], pushed).left).toBe(200);
  expect(areaOf(of[0], of[1], pan(pushed, { x: 0.1, y: 0 }, of)).left).toBeCloseTo(120);
});

test('names small and dark pictures, and no others', () => {
  expect(weaknessesOf({ width: 300, lightness: 0.1 })).toEqual(['small', 'dark']);
  expect(weaknessesOf({ width: 640, lightness: 0.4 })).toEqual([]);
});

test('allows a small, dark logo, and requires a wide cover', () => {
  expect(weaknessesOf({ width: 300, lightness: 0.1 }, 'logo')).toEqual([]);
  expect(weaknessesOf({ width: 900, lightness: 0.1 }, 'cover')).toEqual(['small']);
});

test('measures lightness as the eye sees it, and counts transparent pixels as white', () => {
  expect(lightnessOf([0, 0, 0, 255, 255, 255, 255, 255])).toBeCloseTo(0.5);
  expect(lightnessOf([0, 255, 0, 255])).toBeGreaterThan(lightnessOf([255, 0, 0, 255]));
  expect(lightnessOf([0, 0, 0, 0])).toBe(1);
});
