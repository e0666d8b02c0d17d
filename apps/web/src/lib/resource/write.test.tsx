import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createResource } from './resource.ts';
import type { WriteOptions } from './write.ts';

/** Dishes of store 3; a dish that is saved changes the menu's figures too. */
const dishes = createResource<number>({
  useScope: () => 3,
  keyOf: (storeId) => ['dishes', storeId],
  staleAfterWrite: (storeId) => [
    ['dishes', storeId],
    ['figures', storeId],
  ],
});

type Options = WriteOptions<number, string, string>;

/** Shows the list, the figures and a write of a kitchen that begins with soup. */
async function openKitchen(
  options?: Options,
  send = async (dish: string) => Promise.resolve(dish),
) {
  const listed = vi.fn<() => Promise<string[]>>().mockResolvedValue(['soup']);
  const counted = vi.fn<() => Promise<number>>().mockResolvedValue(1);
  const onDone = vi.fn<(sent: string, answer: string) => void>();
  const onRefused = vi.fn<(sent: string, error: Error) => void>();
  const useList = dishes.query('list', listed);
  const useAdd = dishes.send((_storeId, dish: string) => send(dish), options);
  const client = new QueryClient();
  client.setQueryData(['figures', 3], 1);
  client.setQueryDefaults(['figures', 3], { queryFn: counted });
  const { result } = renderHook(() => ({ list: useList(), add: useAdd({ onDone, onRefused }) }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.list.data).toEqual(['soup']));
  return { result, client, listed, onDone, onRefused };
}

const isStale = (client: QueryClient, ...key: unknown[]) =>
  client.getQueryState(key)?.isInvalidated ?? false;

test('a write refetches everything it makes stale', async () => {
  const { result, client, listed, onDone } = await openKitchen();
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(2));
  expect(isStale(client, 'figures', 3)).toBe(true);
  expect(onDone).toHaveBeenCalledExactlyOnceWith('stew', 'stew');
});

test('a failed write refetches too, as its answer may have been lost', async () => {
  const failure = new Error('No answer');
  const refuse = async () => Promise.reject(failure);
  const { result, listed, onDone, onRefused } = await openKitchen({}, refuse);
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(2));
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('stew', failure);
  expect(onDone).not.toHaveBeenCalled();
});

test('a preview refetches nothing', async () => {
  const { result, client, listed, onDone } = await openKitchen({ changed: () => false });
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(listed).toHaveBeenCalledTimes(1);
  expect(isStale(client, 'figures', 3)).toBe(false);
});

test('shows a change before the server answers', async () => {
  const answer = Promise.withResolvers<string>();
  const before: Options['before'] = (cache, dish) =>
    cache.update(['list'], (known: string[]) => [...known, dish]);
  const { result } = await openKitchen({ before }, () => answer.promise);
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(result.current.list.data).toEqual(['soup', 'stew']));
  expect(result.current.add.isPending).toBe(true);
  answer.resolve('stew');
  await waitFor(() => expect(result.current.add.isSuccess).toBe(true));
});

test('a refusal reverts a change shown before the answer', async () => {
  const answer = Promise.withResolvers<string>();
  const before: Options['before'] = (cache, dish) =>
    cache.update(['list'], (known: string[]) => [...known, dish]);
  const { result, listed } = await openKitchen({ before }, () => answer.promise);
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(result.current.list.data).toEqual(['soup', 'stew']));
  listed.mockReturnValue(new Promise(() => undefined));
  answer.reject(new Error('Refused'));
  await waitFor(() => expect(result.current.list.data).toEqual(['soup']));
});

test("a pending read doesn't revert a change shown before the answer", async () => {
  const before: Options['before'] = (cache, dish) =>
    cache.update(['list'], (known: string[]) => [...known, dish]);
  const pending = new Promise<string>(() => undefined);
  const { result, listed } = await openKitchen({ before }, () => pending);
  const late = Promise.withResolvers<string[]>();
  listed.mockReturnValueOnce(late.promise);
  act(() => void result.current.list.refetch());
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(result.current.list.data).toEqual(['soup', 'stew']));
  await act(async () => {
    late.resolve(['soup']);
    await late.promise;
  });
  expect(result.current.list.data).toEqual(['soup', 'stew']);
});

test('leaves data that was never read unknown', async () => {
  const changed = vi.fn<(known: string[]) => string[]>();
  const before: Options['before'] = (cache) => cache.update(['drinks'], changed);
  const { result, client, onDone } = await openKitchen({ before });
  client.getQueryCache().build(client, { queryKey: ['dishes', 3, 'drinks'] });
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(changed).not.toHaveBeenCalled();
  expect(client.getQueryData(['dishes', 3, 'drinks'])).toBeUndefined();
});

test('keeps an answer as the result of the matching read', async () => {
  const after: Options['after'] = (cache, answer, sent) =>
    cache.keep(['one', sent], `${answer} of the day`);
  const { result, client, onDone } = await openKitchen({ after, changed: () => false });
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(client.getQueryData(['dishes', 3, 'one', 'stew'])).toBe('stew of the day');
});

test.each([true, false])('reports success only after the refetch: %s', async (refetchFirst) => {
  const { result, listed, onDone } = await openKitchen({ refetchFirst });
  const reread = Promise.withResolvers<string[]>();
  listed.mockReturnValueOnce(reread.promise);
  act(() => result.current.add.mutate('stew'));
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(2));
  expect(onDone).toHaveBeenCalledTimes(refetchFirst ? 0 : 1);
  reread.resolve(['soup', 'stew']);
  await waitFor(() => expect(result.current.list.data).toEqual(['soup', 'stew']));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('sends the writes of one queue one after the other', async () => {
  const answer = Promise.withResolvers<string>();
  const sent: string[] = [];
  const send = (dish: string) => {
    sent.push(dish);
    return answer.promise;
  };
  const { result, onDone } = await openKitchen({ queue: (storeId) => `dishes ${storeId}` }, send);
  act(() => result.current.add.mutate('stew'));
  act(() => result.current.add.mutate('pie'));
  await waitFor(() => expect(sent).toEqual(['stew']));
  expect(sent).toEqual(['stew']);
  answer.resolve('done');
  await waitFor(() => expect(sent).toEqual(['stew', 'pie']));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
