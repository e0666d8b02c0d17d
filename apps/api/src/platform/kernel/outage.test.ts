import { expect, it, vi } from 'vitest';
import { createOutage } from './outage.ts';

it('reports the first failure at once and counts the others after each interval', () => {
  vi.useFakeTimers();
  try {
    const reports: number[] = [];
    const outage = createOutage((failures) => reports.push(failures), 1000);
    expect([outage.begins(), outage.begins(), outage.begins()]).toEqual([true, false, false]);
    vi.advanceTimersByTime(1000);
    expect(reports).toEqual([2]);
    expect(outage.begins()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(reports).toEqual([2, 1]);
    vi.advanceTimersByTime(1000);
    expect(reports).toEqual([2, 1]);
    expect(outage.begins()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
