import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => {
  fireEvent.keyUp(document.body);
  vi.useFakeTimers();
});
afterEach(() => {
  fireEvent.keyUp(document.body);
  vi.useRealTimers();
});

test("doesn't wait for a key whose release was lost once something is pressed otherwise", () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerDown(document.body);
  const work = startWork();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});

function startWork() {
  const work = vi.fn<() => void>();
  afterPress(work);
  return work;
}

test('starts the work of a click with the next frames', () => {
  const work = startWork();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});

test('delays the work of a key press until the key is released, and does it once', () => {
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

test('does the work of a key press even if the key stays down', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  const work = startWork();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(1);
});

test('does the work of a key press when the window loses focus before the key is released', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  const work = startWork();
  fireEvent.blur(window);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});
