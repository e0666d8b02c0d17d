import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastFailure } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  vi.useRealTimers();
});

test('shows a failure even if the code of the toasts fails to load', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  render(<ToastHost />);
  toastFailure("We couldn't accept KM-4821.");
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('alert')).toHaveTextContent("We couldn't accept KM-4821.");
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
