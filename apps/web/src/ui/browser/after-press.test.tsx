import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  fireEvent.keyUp(document.body);
  vi.useRealTimers();
});

function startWork() {
  const work = vi.fn<() => void>();
  afterPress(work);
  return work;
}

test('work of a click begins with the next frames', () => {
  const work = startWork();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work of a key waits until it is up, and is done once', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  const work = startWork();
  vi.advanceTimersByTime(300);
  expect(work).not.toHaveBeenCalled();
  fireEvent.keyUp(document.body, { key: 'Escape' });
  vi.advanceTimersByTime(100);
  fireEvent.keyUp(document.body, { key: 'a' });
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work of a key that stays down is done all the same', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  const work = startWork();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work of a key that goes up in another window is done when this one is left', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  const work = startWork();
  fireEvent.blur(window);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});
