import { contrast, textContrast } from '@counter/contract/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productLinkOf, weblinkOf } from '../../../../lib/weblink.ts';
import { buttonCode, buttonLook, buttonSvg } from './order-button.ts';

const weblink = weblinkOf('fern-field', 'https://counter.test');
const colors = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the button for other pages', () => {
  it('links to the web store and needs no script', () => {
    expect(weblink).toBe('https://counter.test/s/fern-field');
    const code = buttonCode({ weblink, label: 'Order from Fern & "Field" <b>', brandColor: null });
    expect(code).toMatch(/^<a href="https:\/\/counter\.test\/s\/fern-field" style="[^"<>]+">/);
    expect(code).toContain('>Order from Fern &amp; &quot;Field&quot; &lt;b&gt;</a>');
  });

  it('is readable in any brand color', () => {
    fc.assert(
      fc.property(colors, (brandColor) => {
        const { background, color } = buttonLook({ brandColor });
        expect(contrast(color, background)).toBeGreaterThanOrEqual(textContrast);
        const button = { weblink, label: 'Order', brandColor };
        expect(buttonCode(button)).toContain(`background:${background};`);
        expect(buttonSvg(button)).toContain(`fill="${background}"`);
      }),
    );
  });

  it('escapes names, in HTML and in SVG', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (label) => {
        const button = { weblink, label, brandColor: '#8f2d3c' };
        expect(buttonCode(button).match(/[<>]/g)).toHaveLength(4);
        expect(buttonSvg(button).match(/</g)).toHaveLength(9);
      }),
    );
  });
});

it('links to one product, by a path segment', () => {
  const soup = { id: 17, name: "Chef's Soup & Bread" };
  expect(productLinkOf(weblink, soup)).toBe(`${weblink}/products/17-chef-s-soup-bread`);
  expect(productLinkOf(weblink, { id: 9, name: '汤' })).toBe(
    `${weblink}/products/9-${encodeURIComponent('汤')}`,
  );
});
