import { callbackify } from 'node:util';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/schema.ts';
import { addCallCounts, type CallCount } from './call-counts.repository.ts';

/** Limits up to this many calls are exact, with one query per call. */
const maxCountedExactly = 100;

/** The interval at which larger limits are added to the shared counts. */
const flushMs = 1000;

/** The maximum number of windows in memory. */
const maxWindows = 50_000;

/** A caller's current window in this process. Times are milliseconds of `performance.now()`. */
type Window = { count: number; pending: number; endsAt: number };

type Counted = { readonly current: number; readonly ttl: number };

/**
 * Counts calls per caller and minute, across all processes on a database. Small limits (sign-in, codes, mails) are
 * exact. Larger ones are counted in memory and shared once a second, so that an ordinary call needs no query; together,
 * all processes may exceed the limit by one second's calls.
 */
export class CallCounts {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  /** In order of their start. */
  readonly #windows = new Map<string, Window>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  /** Counts a call. Returns the number of calls in its window and the window's remaining time. */
  async add(key: string, windowMs: number, max: number): Promise<Counted> {
    if (max > maxCountedExactly) return this.#addHere(key, windowMs);
    const [counted] = await addCallCounts(this.#db, [{ key, count: 1 }], windowMs);
    if (!counted) throw new Error('a call was not counted');
    return { current: counted.count, ttl: counted.msLeft };
  }

  /** Waits for a running flush and starts no other. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#flushing;
  }

  #addHere(key: string, windowMs: number): Counted {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : this.#begin(key, now + windowMs);
    window.count += 1;
    window.pending += 1;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#flushing = this.#flush(windowMs);
    }, flushMs).unref();
    return { current: window.count, ttl: window.endsAt - now };
  }

  #begin(key: string, endsAt: number): Window {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= maxWindows) this.#windows.delete(oldest);
    const window = { count: 0, pending: 0, endsAt };
    this.#windows.set(key, window);
    return window;
  }

  async #flush(windowMs: number): Promise<void> {
    const pending = [...this.#windows].flatMap(([key, { pending: count }]) =>
      count > 0 ? [{ key, count }] : [],
    );
    this.#addPending(pending, -1);
    try {
      const shared = await addCallCounts(this.#db, pending, windowMs);
      for (const { key, count, msLeft } of shared) {
        const window = this.#windows.get(key);
        if (!window) continue;
        window.count = count + window.pending;
        window.endsAt = performance.now() + msLeft;
      }
    } catch (error) {
      this.#addPending(pending, 1);
      this.#log.warn({ err: error }, 'the counts of calls could not be shared');
    }
  }

  #addPending(counts: readonly CallCount[], sign: 1 | -1): void {
    for (const { key, count } of counts) {
      const window = this.#windows.get(key);
      if (window) window.pending += sign * count;
    }
  }
}

/** Returns the store class for `@fastify/rate-limit`, which makes one store per route; all of them share the counts. */
export function storeOf(counts: CallCounts): new () => FastifyRateLimitStore {
  const add = callbackify(async (key: string, windowMs: number, max: number) =>
    counts.add(key, windowMs, max),
  );
  return class implements FastifyRateLimitStore {
    incr(...[key, done, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      add(key, windowMs, max, done);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
