import { endpoint } from '@counter/contract/endpoint';
import { findRiders, removeRider } from '@counter/contract/people';
import { envelope } from '@counter/contract/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { FakeServer } from '@counter/contract/testing';
import { createResource } from './resource.ts';

/** Riders, of a store that the hook is told. */
const ridersOf = (useScope: () => number) =>
  createResource<number>({
    useScope,
    keyOf: (storeId) => ['riders', storeId],
    staleAfterWrite: (storeId) => [['riders', storeId]],
  });

const riders = ridersOf(() => 3);

function render<Shown, Props>(use: (props: Props) => Shown, initialProps: NoInfer<Props>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(use, { wrapper, initialProps }) };
}

function openServer(): FakeServer {
  const server = new FakeServer().on(findRiders, { data: [] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  return server;
}

const parts = (storeId: number) => ({ params: { storeId: String(storeId) } });

test('a read requests what its scope says, and returns the data of the answer', async () => {
  const server = openServer();
  const useRiders = riders.read('list', findRiders, parts);
  const { result } = render(() => useRiders(), undefined);
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(server.received(findRiders).map(({ params }) => params.storeId)).toEqual([3]);
});

test('a read without parameters requests nothing', async () => {
  const server = openServer();
  const useRiders = riders.read('list', findRiders, (storeId, open: boolean) =>
    open ? parts(storeId) : undefined,
  );
  const { result, rerender } = render((open: boolean) => useRiders(open), false);
  expect(result.current.fetchStatus).toBe('idle');
  expect(server.received(findRiders)).toEqual([]);
  rerender(true);
  await waitFor(() => expect(result.current.data).toEqual([]));
});

const askPage = (storeId: number, _page: number) => parts(storeId);

test.each([
  ['a list keeps its rows in sight', riders.list('rows', findRiders, askPage), true],
  ['one thing does not stand for another', riders.read('rows', findRiders, askPage), false],
])('%s while others load', async (_what, useRows, keeps) => {
  const server = openServer();
  const { result, rerender } = render((page: number) => useRows(page), 1);
  await waitFor(() => expect(result.current.data).toEqual([]));
  server.on(findRiders, () => new Promise(() => undefined));
  rerender(2);
  expect(result.current.isPlaceholderData).toBe(keeps);
  expect(result.current.data).toEqual(keeps ? [] : undefined);
});

test('never shows the rows of another store while its own load', async () => {
  const server = openServer();
  const useRows = (storeId: number) => ridersOf(() => storeId).list('rows', findRiders, parts)();
  const { result, rerender } = render(useRows, 3);
  await waitFor(() => expect(result.current.data).toEqual([]));
  server.on(findRiders, () => new Promise(() => undefined));
  rerender(4);
  expect(result.current.data).toBeUndefined();
});

type Fetch = (storeId: number, id: number) => Promise<string>;

test('an open form keeps its data after a save, and the next form starts fresh', async () => {
  const fetch = vi.fn<Fetch>().mockResolvedValue('rider 7');
  const [useEdited] = riders.edit('one', fetch);
  const useSave = riders.send(async () => Promise.resolve('saved'));
  const shown = render((id?: number) => ({ edited: useEdited(id), save: useSave() }), undefined);
  const { result, rerender, unmount, client } = shown;
  expect(fetch).not.toHaveBeenCalled();
  rerender(7);
  await waitFor(() => expect(result.current.edited.data).toBe('rider 7'));
  await act(async () => result.current.save.mutateAsync(undefined));
  expect(fetch).toHaveBeenCalledTimes(1);
  unmount();
  await waitFor(() => expect(client.getQueryCache().findAll({ queryKey: ['edited'] })).toEqual([]));
});

test('reads past the cache what somebody else has changed', async () => {
  const fetch = vi.fn<Fetch>().mockResolvedValue('rider 7');
  const [useEdited, useReadFresh] = riders.edit('one', fetch);
  const { result } = render(() => ({ edited: useEdited(7), readFresh: useReadFresh() }), undefined);
  await waitFor(() => expect(result.current.edited.data).toBe('rider 7'));
  fetch.mockResolvedValueOnce('rider 7, renamed');
  expect(await result.current.readFresh(7)).toBe('rider 7, renamed');
  expect(result.current.edited.data).toBe('rider 7');
});

test('sends a form under the key of this attempt', async () => {
  const server = openServer().on(removeRider, { data: 8 });
  const useRemove = riders.save(removeRider, (storeId, id: number) => ({ body: { storeId, id } }));
  const { result } = render(() => useRemove(), undefined);
  await act(async () => result.current.mutateAsync({ sent: 8, key: 'first try' }));
  const [received] = server.received(removeRider);
  expect(received?.headers.get('idempotency-key')).toBe('first try');
  expect(received?.body).toEqual({ storeId: 3, id: 8 });
});

const findDishes = endpoint({
  method: 'GET',
  path: '/dishes',
  summary: 'Lists dishes.',
  query: z.object({ after: z.optional(z.string()) }),
  answer: envelope(z.object({ content: z.array(z.string()) })),
  can: 'anyone',
});

const askDishes = (_storeId: number, after: number | undefined) => ({
  query: after === undefined ? {} : { after: String(after) },
});

const next = (pages: readonly unknown[]) => (pages.length < 2 ? pages.length : undefined);

/** Shows both pages of a list whose second page repeats what slipped from the first. */
async function showDishes(useDishes: ReturnType<typeof riders.pages<typeof findDishes, []>>) {
  const server = openServer().on(findDishes, ({ query: { after } }) => ({
    data: { content: after === '1' ? ['stew', 'pie'] : ['soup', 'stew'] },
  }));
  const { result } = render(() => useDishes(), undefined);
  expect(result.current.rows).toBeUndefined();
  await waitFor(() => expect(result.current.rows).toEqual(['soup', 'stew']));
  expect(result.current.hasNextPage).toBe(true);
  await act(async () => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.hasNextPage).toBe(false));
  expect(server.received(findDishes).map(({ query }) => query.after)).toEqual([undefined, '1']);
  expect(result.current.last).toEqual({ content: ['stew', 'pie'] });
  return result.current.rows;
}

test('a list grows page by page until there is no next one', async () => {
  const rows = await showDishes(riders.pages('dishes', findDishes, askDishes, { next }));
  expect(rows).toEqual(['soup', 'stew', 'stew', 'pie']);
});

test('lists a row that slipped to the next page once', async () => {
  const options = { next, idOf: (dish: string) => dish };
  const rows = await showDishes(riders.pages('dishes', findDishes, askDishes, options));
  expect(rows).toEqual(['soup', 'stew', 'pie']);
});
