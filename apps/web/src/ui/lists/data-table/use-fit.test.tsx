import { expect, test, vi } from 'vitest';
import { fitInto } from './use-fit.ts';

/** A frame of 700 pixels with a table that needs these widths, on one line and on more. */
function frameAround(needs: { roomy: number; tight: number }): HTMLElement {
  const frame = document.createElement('div');
  const widthNow = () => (frame.dataset['fit'] === 'roomy' ? needs.roomy : needs.tight);
  vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(frame, 'scrollWidth', 'get').mockImplementation(widthNow);
  return frame;
}

test.each([
  ['one that fits stays as it is', { roomy: 700, tight: 500 }, 'roomy'],
  ['words go on more lines before it scrolls', { roomy: 900, tight: 700 }, 'tight'],
  ['one that fits in no way scrolls in its frame', { roomy: 900, tight: 701 }, 'scrolls'],
])('a table: %s', (_what, needs, fit) => {
  const frame = frameAround(needs);
  fitInto(frame);
  expect(frame.dataset['fit']).toBe(fit);
});
