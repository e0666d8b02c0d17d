import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { call, type Parts } from '../api.ts';
import { download, type TableKind } from '../files/download.ts';
import type { Keyed } from '../send-once.ts';
import { makePages, type PageEndpoint, type PagesOptions } from './pages.ts';
import type { ResourcePlace } from './place.ts';
import {
  editing,
  makeFresh,
  makeRead,
  readData,
  type Ask,
  type DataEndpoint,
  type DataOf,
  type ReadHook,
  type ReadOptions,
} from './read.ts';
import { makeWrite, type WriteHook, type WriteOptions } from './write.ts';

/**
 * Returns factories for the hooks of a resource, built from calls of the contract. Each read caches under its own
 * `part`; each write invalidates the whole resource.
 *
 * Orders have hooks of their own, because their moves are retried and their lists show pending changes. So do the
 * person's sessions, whose responses also report new sign-ins.
 */
export function createResource<Scope>(place: ResourcePlace<Scope>) {
  /** Makes the hook of a read. */
  function read<E extends DataEndpoint, Wanted extends readonly unknown[]>(
    part: string,
    endpoint: E,
    ask: Ask<Scope, E, Wanted>,
    options?: ReadOptions<DataOf<E>>,
  ): ReadHook<Wanted, DataOf<E>> {
    const fetch = (scope: Scope, wanted: Wanted) => {
      const parts = ask(scope, ...wanted);
      return parts && ((signal: AbortSignal) => readData(endpoint, parts, signal));
    };
    return makeRead(place, part, fetch, options);
  }

  /** Makes the hook of a page of a list. */
  function list<E extends DataEndpoint, Wanted extends readonly unknown[]>(
    part: string,
    endpoint: E,
    ask: Ask<Scope, E, Wanted>,
    options?: ReadOptions<DataOf<E>>,
  ): ReadHook<Wanted, DataOf<E>> {
    return read(part, endpoint, ask, { keepsRows: true, ...options });
  }

  /** Makes the hook of a list that grows page by page. */
  function pages<E extends PageEndpoint, Wanted extends readonly unknown[]>(
    part: string,
    endpoint: E,
    ask: (scope: Scope, page: number | undefined, ...wanted: Wanted) => CallOf<E> & Parts,
    options: PagesOptions<E>,
  ) {
    return makePages(place, part, endpoint, ask, options);
  }

  /** Makes the hook of one item by its id. Reads nothing without an id. */
  function detail<E extends DataEndpoint, Id extends number | string>(
    part: string,
    endpoint: E,
    ask: (scope: Scope, id: Id) => CallOf<E> & Parts,
    options?: ReadOptions<DataOf<E>>,
  ): ReadHook<[id: Id | undefined], DataOf<E>> {
    const askFor = (scope: Scope, id: Id | undefined) =>
      id === undefined ? undefined : ask(scope, id);
    return read(part, endpoint, askFor, options);
  }

  /**
   * Makes two hooks of one item by its id: its cached data, and a function that reads it past the cache, for when
   * somebody else has changed it.
   */
  function one<E extends DataEndpoint, Id extends number | string>(
    part: string,
    endpoint: E,
    ask: (scope: Scope, id: Id) => CallOf<E> & Parts,
  ): [ReadHook<[id: Id | undefined], DataOf<E>>, () => (id: Id) => Promise<DataOf<E>>] {
    return [
      detail(part, endpoint, ask),
      makeFresh(place, (scope, id: Id) => readData(endpoint, ask(scope, id))),
    ];
  }

  /**
   * Makes the hook of an item that a form edits. The data doesn't change during the edit. Reads nothing without an
   * id.
   */
  function edit<Data>(
    part: string,
    fetch: (scope: Scope, id: number, signal?: AbortSignal) => Promise<Data>,
  ): [ReadHook<[id: number | undefined], Data>, () => (id: number) => Promise<Data>] {
    const apart = { ...place, keyOf: (scope: Scope) => ['edited', ...place.keyOf(scope)] };
    const begin = (scope: Scope, [id]: [number | undefined]) =>
      id === undefined ? undefined : (signal: AbortSignal) => fetch(scope, id, signal);
    return [makeRead(apart, part, begin, editing), makeFresh(place, fetch)];
  }

  /** Makes the hook of a write. */
  function write<E extends Endpoint, Sent>(
    endpoint: E,
    ask: (scope: Scope, sent: Sent) => CallOf<E> & Parts,
    options?: WriteOptions<Scope, Sent, AnswerOf<E>>,
  ): WriteHook<Sent, AnswerOf<E>> {
    return makeWrite(place, (scope, sent) => call<E>(endpoint, ask(scope, sent)), options);
  }

  /** Makes the hook that sends a form. Its idempotency key makes a retry harmless. */
  function save<E extends Endpoint, Sent>(
    endpoint: E,
    ask: (scope: Scope, sent: Sent) => CallOf<E> & Parts,
    options?: WriteOptions<Scope, Keyed<Sent>, AnswerOf<E>>,
  ): WriteHook<Keyed<Sent>, AnswerOf<E>> {
    const send = (scope: Scope, { sent, key }: Keyed<Sent>) =>
      call<E>(endpoint, ask(scope, sent), { idempotencyKey: key });
    return makeWrite(place, send, options);
  }

  /** Makes a hook that returns a function that saves a file and resolves to its name. */
  function file<E extends Endpoint, Wanted extends readonly unknown[]>(
    endpoint: E,
    ask: (scope: Scope, ...wanted: Wanted) => CallOf<E> & Parts,
  ): () => (...wanted: Wanted) => Promise<string> {
    return function useFile() {
      const scope = place.useScope();
      return (...wanted) => download(endpoint, ask(scope, ...wanted));
    };
  }

  /** Makes a hook that returns a function that saves a table as CSV or Excel and resolves to the file's name. */
  function table<E extends Endpoint, Wanted extends readonly unknown[]>(
    endpoint: E,
    ask: (scope: Scope, ...wanted: Wanted) => CallOf<E> & Parts,
  ): () => (kind: TableKind, ...wanted: Wanted) => Promise<string> {
    return function useTable() {
      const scope = place.useScope();
      return (kind, ...wanted) => download(endpoint, ask(scope, ...wanted), kind);
    };
  }

  return {
    /** Makes a hook that returns a read that bypasses the cache. */
    fresh: <Id, Data>(fetch: (scope: Scope, id: Id) => Promise<Data>) => makeFresh(place, fetch),
    /** Makes the hook of a read that takes more than one plain call. */
    query: <Wanted extends readonly unknown[], Data>(
      part: string,
      fetch: (scope: Scope, ...wanted: Wanted) => Promise<Data>,
      options?: ReadOptions<Data>,
    ) => makeRead(place, part, (scope, wanted: Wanted) => () => fetch(scope, ...wanted), options),
    read,
    detail,
    list,
    pages,
    one,
    edit,
    write,
    save,
    file,
    table,
    /** Makes the hook of a write that takes more than one plain call. */
    send: <Sent, Answer>(
      send: (scope: Scope, sent: Sent) => Promise<Answer>,
      options?: WriteOptions<Scope, Sent, Answer>,
    ) => makeWrite(place, send, options),
  };
}
