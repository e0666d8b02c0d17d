import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStillPage } from './use-still-page.ts';

const { style } = document.documentElement;

async function expectHeld(held: boolean): Promise<void> {
  await waitFor(() => expect(style.overflow).toBe(held ? 'hidden' : ''));
}

test('the page scrolls again when the last overlay closes', async () => {
  const first = renderHook(({ held }) => useStillPage(held), { initialProps: { held: true } });
  await expectHeld(true);
  const second = renderHook(() => useStillPage(true));
  first.rerender({ held: false });
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(style.overflow));
  watch.observe(document.documentElement, { attributeFilter: ['style'] });
  second.unmount();
  await expectHeld(false);
  watch.disconnect();
  expect(seen).toEqual(['']);
});
