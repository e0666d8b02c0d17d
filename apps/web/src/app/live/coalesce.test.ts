import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** A task that is over when the test says so. */
function heldTask() {
  const held: (() => void)[] = [];
  return {
    runs: () => held.length,
    finish: () => held.at(-1)?.(),
    task: () =>
      new Promise<void>((resolve) => {
        held.push(resolve);
      }),
  };
}

const noRest = () => Promise.resolve();

test('runs the first call at once and merges the calls during it into one more run', async () => {
  const { task, runs, finish } = heldTask();
  const run = coalesce(task, noRest);
  const done = run();
  expect(runs()).toBe(1);
  await Promise.all([run(), run(), run()]);
  expect(runs()).toBe(1);
  finish();
  await expect.poll(runs).toBe(2);
  finish();
  await done;
  expect(runs()).toBe(2);
});

test('runs a call at once when nothing is running', async () => {
  const { task, runs, finish } = heldTask();
  const run = coalesce(task, noRest);
  const first = run();
  finish();
  await first;
  const second = run();
  expect(runs()).toBe(2);
  finish();
  await second;
});

test('calls during the rest interval run once it ends', async () => {
  const rest = heldTask();
  let runs = 0;
  const run = coalesce(() => {
    runs += 1;
    return Promise.resolve();
  }, rest.task);
  const done = run();
  await run();
  expect(runs).toBe(1);
  rest.finish();
  await expect.poll(() => runs).toBe(2);
  rest.finish();
  await done;
});

test('a failed run does not stop later ones', async () => {
  let runs = 0;
  const run = coalesce(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('nobody answered')) : Promise.resolve();
  }, noRest);
  await expect(run()).rejects.toThrow('nobody answered');
  await run();
  expect(runs).toBe(2);
});
