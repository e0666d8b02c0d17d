import { expect, test } from 'vitest';
import { retryFrame } from './frames.ts';

test('clients reconnect after two seconds, or later so that at most a thousand return per second', () => {
  const asked = [1, 2000, 15_000].map((clients) => retryFrame(clients).toString());
  expect(asked).toEqual(['retry: 2000\n\n', 'retry: 2000\n\n', 'retry: 15000\n\n']);
});
