import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStillPage } from './use-still-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const { style } = document.documentElement;

test('the page moves again when the last overlay that holds it has gone', () => {
  const first = renderHook(({ held }) => useStillPage(held), { initialProps: { held: true } });
  const second = renderHook(() => useStillPage(true));
  vi.runAllTimers();
  first.rerender({ held: false });
  vi.runAllTimers();
  expect(style.overflow).toBe('hidden');
  second.unmount();
  expect(style.overflow).toBe('hidden');
  vi.runAllTimers();
  expect(style.overflow).toBe('');
});

test('an overlay that takes the place of another leaves the page as it is', () => {
  const first = renderHook(() => useStillPage(true));
  vi.runAllTimers();
  first.unmount();
  const second = renderHook(() => useStillPage(true));
  vi.runAllTimers();
  expect(style.overflow).toBe('hidden');
  second.unmount();
});

test('the page is not held for an overlay that was gone at once', () => {
  renderHook(() => useStillPage(true)).unmount();
  vi.runAllTimers();
  expect(style.overflow).toBe('');
});
