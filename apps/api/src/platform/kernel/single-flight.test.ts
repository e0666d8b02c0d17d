import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** A task whose runs end when they are told to. */
function steppedTask() {
  const runs: PromiseWithResolvers<void>[] = [];
  const task = async (): Promise<void> => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  };
  return { runs, task };
}

test('calls during a run share one more run after it', async () => {
  const { runs, task } = steppedTask();
  const fly = singleFlight(task);
  const first = fly();
  const later = [fly(), fly(), fly()];
  expect(runs).toHaveLength(1);

  runs[0]?.resolve();
  await first;
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await Promise.all(later);
  expect(runs).toHaveLength(2);
});

test("a failed run doesn't block the next one", async () => {
  const { runs, task } = steppedTask();
  const fly = singleFlight(task);
  const first = fly();
  const second = fly();
  runs[0]?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await second;
});
