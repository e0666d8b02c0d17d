import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentSection } from './use-current-section.ts';

const sections = [{ id: 'soups' }, { id: 'wraps' }, { id: 'more' }];

afterEach(() => document.body.replaceChildren());

/** Scrolls so that the sections begin at these distances below the top. */
async function scrollTo(tops: readonly number[]): Promise<void> {
  document.body.replaceChildren(
    ...sections.map(({ id }, index) => {
      const section = document.createElement('section');
      const { [index]: top = 0 } = tops;
      vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
      return Object.assign(section, { id });
    }),
  );
  await act(async () => {
    dispatchEvent(new Event('scroll'));
    await new Promise((painted) => requestAnimationFrame(painted));
  });
}

test.each([
  ['the first, before any has begun', [500, 900, 1400], 'soups'],
  ['the first, until the next has begun', [0, 120, 900], 'soups'],
  ['the last one that has begun', [-500, 119, 900], 'wraps'],
  ['the last of all', [-900, -500, -100], 'more'],
])('the current section is %s', async (_what, tops, current) => {
  const { result } = renderHook(() => useCurrentSection(sections));
  await scrollTo(tops);
  expect(result.current).toBe(current);
});
