import type { FakeServer } from '@counter/contract/testing';
import type { StoreEvent } from '@counter/contract/stream';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { passTime } from './render-screen.tsx';

/** Longer than events are batched before their data is refetched, in milliseconds. */
const collectedWithin = 300;

/** Sends the page an event of its store once it is listening. */
export async function hearEvent(server: FakeServer, event: StoreEvent): Promise<void> {
  await waitFor(() => expect(server.streams).not.toHaveLength(0));
  await act(async () => {
    server.streams.at(-1)?.ready();
    server.tell(event);
    return Promise.resolve();
  });
  await passTime(collectedWithin);
}
