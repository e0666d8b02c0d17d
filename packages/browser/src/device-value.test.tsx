import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
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
