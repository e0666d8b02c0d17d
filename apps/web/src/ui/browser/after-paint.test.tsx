import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('starts the work after the next frame, and only once', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const work = vi.fn<() => void>();
  afterPaint(work);
  for (const draw of frames) draw();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('keeps the button marked as pressed until the work starts', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const pressed = document.createElement('button');
  const seen: boolean[] = [];
  const look = () => seen.push('pressed' in pressed.dataset);
  afterPaint(look, pressed);
  look();
  for (const draw of frames) draw();
  vi.advanceTimersByTime(0);
  expect(seen).toEqual([true, false]);
});

test("starts the work within 100 ms on a page that doesn't paint", () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const work = vi.fn<() => void>();
  afterPaint(work);
  vi.advanceTimersByTime(99);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});
