import { ConnectionError } from '@counter/browser/http';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { waitsForNetwork } from '../lib/device/waits-for-network.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

const fail = () => Promise.reject(new Error('Nobody answered'));

test('a change made offline fails at once instead of being sent when the network returns', async () => {
  onlineManager.setOnline(false);
  const saving = new MutationObserver(createQueryClient(), { mutationFn: fail });
  await expect(saving.mutate()).rejects.toThrow('Nobody answered');
});

test('sends a change that waits for the network when it returns', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  let sent = 0;
  const mutationFn = () => Promise.resolve((sent += 1));
  const moving = new MutationObserver(client, { mutationFn, ...waitsForNetwork });
  const done = moving.mutate();
  await expect.poll(() => moving.getCurrentResult().isPaused).toBe(true);
  expect(sent).toBe(0);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  await done;
  expect(sent).toBe(1);
});

test('tries three times more within about two seconds if nothing answers', async () => {
  const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('Not set');
  const nothing = new ConnectionError(undefined);
  expect([0, 1, 2, 3].map((failures) => retry(failures, nothing))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([0, 1, 2].map((failures) => retryDelay(failures, nothing))).toEqual([300, 600, 1200]);
});

test('refetches what is on screen when the network returns, however fresh it is', async () => {
  const client = createQueryClient();
  client.mount();
  let reads = 0;
  const queryFn = () => Promise.resolve((reads += 1));
  const stop = new QueryObserver(client, { queryKey: ['page'], queryFn }).subscribe(() => {});
  await expect.poll(() => reads).toBe(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => reads).toBe(2);
  stop();
  client.unmount();
});
