import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installSpeaker, melodies } from '../../../testing/audio-output.ts';
import { AudioOutput } from './audio-output.ts';

const pass = async (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());

afterEach(async () => {
  // The speakers of a test open in it, not in the next one.
  fireEvent.keyDown(window);
  await pass(2000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Watches a page's speaker; `states` is what it was, without what it was before. */
function watch() {
  const output = new AudioOutput();
  const states: string[] = [];
  const stop = output.watch(() => states.push(output.state()));
  return { output, states, stop };
}

test('a browser that allows autoplay is ready at once, without opening the speaker', async () => {
  const speaker = installSpeaker();
  const { output, states } = watch();
  expect(output.state()).toBe('starting');
  await pass(0);
  expect(states).toEqual(['ready']);
  expect(speaker.opened()).toBe(0);
});

test('the first pause after an interaction opens the speaker, once only', async () => {
  const speaker = installSpeaker();
  const { output } = watch();
  output.watch(() => undefined);
  await pass(0);
  fireEvent.keyDown(window);
  await pass(900);
  fireEvent.keyDown(window);
  await pass(900);
  expect(speaker.opened()).toBe(0);
  await pass(200);
  expect(speaker.opened()).toBe(1);
  output.play('accepted', 1);
  await pass(0);
  expect(speaker.hear()).toEqual(melodies.accepted);
  expect(speaker.opened()).toBe(1);
  expect(speaker.resumed()).toBe(0);
});

test('asks the browser once, however many components watch', () => {
  const speaker = installSpeaker();
  const { output } = watch();
  output.watch(() => undefined);
  expect(speaker.asked()).toBe(1);
});

test('a browser that blocks sound stays blocked until a click or key press', async () => {
  for (const press of [fireEvent.pointerUp, fireEvent.keyDown]) {
    const speaker = installSpeaker({ allowed: false });
    const { output, states } = watch();
    await pass(6000);
    expect(output.state()).toBe('blocked');
    expect(speaker.opened()).toBe(1);
    press(document.body);
    await pass(0);
    expect(states.at(-1)).toBe('ready');
    expect(speaker.resumed()).toBe(1);
    press(document.body);
    await pass(0);
    expect(speaker.resumed()).toBe(1);
  }
});

test("a speaker that doesn't respond for half a second counts as blocked", async () => {
  installSpeaker({ allowed: false });
  const output = new AudioOutput();
  void output.unblock();
  const silent = new AudioOutput();
  vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => undefined));
  void silent.unblock();
  await pass(450);
  expect([output.state(), silent.state()]).toEqual(['ready', 'starting']);
  await pass(100);
  expect([output.state(), silent.state()]).toEqual(['ready', 'blocked']);
});

test('a sound waits until the speaker is unblocked', async () => {
  const speaker = installSpeaker({ allowed: false });
  const output = new AudioOutput();
  output.play('cancelled', 0.5);
  expect(speaker.hear()).toEqual([]);
  await pass(0);
  expect(speaker.hear()).toEqual(melodies.cancelled);
});

test('a press before a speaker is open opens none', () => {
  const speaker = installSpeaker({ allowed: false });
  watch();
  fireEvent.pointerUp(document.body);
  expect(speaker.opened()).toBe(0);
});

test('a watcher that unsubscribed gets no more updates', async () => {
  installSpeaker();
  const { states, stop } = watch();
  stop();
  await pass(0);
  expect(states).toEqual([]);
});

test('a browser without sound is reported, and playing does nothing', async () => {
  const { output, states } = watch();
  expect(output.state()).toBe('missing');
  output.play('new', 1);
  await output.unblock();
  fireEvent.keyDown(document.body);
  await pass(6000);
  expect(output.state()).toBe('missing');
  expect(states).toEqual([]);
});
