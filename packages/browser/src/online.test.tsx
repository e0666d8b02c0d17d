import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useIsOnline } from './online.ts';

test('follows the connection until it is no longer shown', () => {
  const { result, unmount } = renderHook(useIsOnline);
  expect(result.current).toBe(true);
  const change = (kind: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(kind === 'online');
    act(() => void window.dispatchEvent(new Event(kind)));
  };
  change('offline');
  expect(result.current).toBe(false);
  change('online');
  expect(result.current).toBe(true);
  unmount();
  change('offline');
  expect(result.current).toBe(true);
});

test('a page that a server writes is online', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Status = () => <p>{String(useIsOnline())}</p>;
  expect(renderToString(<Status />)).toBe('<p>true</p>');
});
