import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { useShared } from './shared-value.ts';
import { createDeviceValue, createTabValue } from './device-value.ts';

const key = 'counter.test-value';
const size = z.enum(['small', 'large']);

test('keeps a value for the next visit, and begins with the fallback where nothing fits', () => {
  localStorage.setItem(key, '"huge"');
  const first = createDeviceValue(key, size, 'small');
  expect(first.get()).toBe('small');
  first.set('large');
  expect(createDeviceValue(key, size, 'small').get()).toBe('large');
});

test('follows what another tab chooses', () => {
  const value = createDeviceValue(key, size, 'small');
  const { result } = renderHook(() => useShared(value));
  act(() => value.set('large'));
  expect(result.current).toBe('large');
  localStorage.setItem(key, '"small"');
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(result.current).toBe('small');
});

test('a value of a tab is kept in the tab, and not on the device', () => {
  localStorage.clear();
  createTabValue(key, size, 'small').set('large');
  expect(createTabValue(key, size, 'small').get()).toBe('large');
  expect(createDeviceValue(key, size, 'small').get()).toBe('small');
});

test('asks the browser for nothing while a server writes a page, and reads it once the page is shown', () => {
  localStorage.setItem(key, '"large"');
  const asked = vi.spyOn(Storage.prototype, 'getItem');
  const value = createDeviceValue(key, size, 'small');
  const Size = () => <p>{useShared(value)}</p>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Size />);
  expect([container.textContent, asked.mock.calls.length]).toEqual(['small', 0]);
  const differences: unknown[] = [];
  render(<Size />, {
    container,
    hydrate: true,
    onRecoverableError: (difference) => differences.push(difference),
  });
  expect([container.textContent, differences]).toEqual(['large', []]);
});

test('a value lasts as long as the page in a browser that stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const value = createDeviceValue(key, size, 'small');
  value.set('large');
  expect(value.get()).toBe('large');
});
