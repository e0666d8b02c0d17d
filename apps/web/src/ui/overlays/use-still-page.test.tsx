import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStillPage } from './use-still-page.ts';

test('the page moves again when the last overlay that holds it is closed', () => {
  const { style } = document.documentElement;
  const first = renderHook(({ held }) => useStillPage(held), { initialProps: { held: true } });
  const second = renderHook(() => useStillPage(true));
  first.rerender({ held: false });
  expect(style.overflow).toBe('hidden');
  second.unmount();
  expect(style.overflow).toBe('');
});
