import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandPalette, contrast, mix, textContrast, webStoreGrounds } from './brand-color.ts';

const colors = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('brand colors', () => {
  it('are readable wherever a page uses them', () => {
    fc.assert(
      fc.property(colors, fc.constantFrom('light', 'dark'), (color, scheme) => {
        const { fill, fillHover, ink, tint } = brandPalette(color)[scheme];
        for (const ground of [...Object.values(webStoreGrounds[scheme]), tint]) {
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(textContrast);
        }
        expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(textContrast);
        expect(contrast('#ffffff', fillHover)).toBeGreaterThanOrEqual(textContrast);
      }),
    );
  });

  it('stay as they are if white text is readable, and otherwise darken as little as needed', () => {
    fc.assert(
      fc.property(colors, (color) => {
        const { light, isDarkened } = brandPalette(color);
        const isReadable = contrast('#ffffff', color) >= textContrast;
        expect(isDarkened).toBe(!isReadable);
        // One step lighter would not do: a step is 2 % of the way to black.
        const asLightAsMayBe = contrast('#ffffff', light.fill) < textContrast * 1.12;
        expect(isReadable ? light.fill === color : asLightAsMayBe).toBe(true);
        expect(brandPalette(light.fill).light.fill).toBe(light.fill);
      }),
    );
  });

  it('have their contrast measured as in WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
  });
});
