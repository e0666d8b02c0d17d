import { createHash, randomBytes } from 'node:crypto';
import { dayAt } from '@counter/contract/shared';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { addVisitors, findSalt, type CountedStep, type Visitor } from './visits.repository.ts';

/** The interval at which what was seen is written. */
const flushMs = 5000;

/** So much is kept in memory at most. What comes beyond that is not counted. */
const maxSeen = 50_000;

/** A store day has 25 hours at most. Its salt and its visitors are kept no longer than this. */
export const visitorsKeptMs = 26 * 60 * 60_000;

/** A browser, by what each of its requests says. */
export type Browser = { readonly address: string; readonly userAgent: string };

type Seen = Browser & {
  readonly storeId: number;
  readonly day: string;
  readonly step: CountedStep;
};

type Salt = { readonly day: string; readonly salt: Buffer; readonly from: number };

/**
 * Counts the browsers on the web stores. What is seen stays in memory for seconds and is then written as a hash
 * with the salt of the store's day, so that a page waits for no query and nobody is known the day after.
 */
export class VisitCounter {
  readonly #platform: Pick<Platform, 'db' | 'clock' | 'log'>;
  readonly #salts = new Map<number, Salt>();
  #seen = new Map<string, Seen>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(platform: Pick<Platform, 'db' | 'clock' | 'log'>) {
    this.#platform = platform;
  }

  /** Notes how far a browser went. */
  note(scope: StoreScope, steps: readonly CountedStep[], browser: Browser): void {
    const { storeId, timeZone } = scope;
    const { address, userAgent } = browser;
    const day = dayAt(this.#platform.clock.now(), timeZone);
    for (const step of steps) this.#add({ storeId, day, step, address, userAgent });
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Writes what was seen so far; after a failure it is tried again with what comes next. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushing = this.#flushing.then(async () => this.#write());
    await this.#flushing;
  }

  #add(seen: Seen): void {
    if (this.#seen.size >= maxSeen) return;
    this.#seen.set(JSON.stringify(seen), seen);
  }

  async #write(): Promise<void> {
    const taken = [...this.#seen.values()];
    this.#seen = new Map();
    for (const [storeId, some] of Map.groupBy(taken, (seen) => seen.storeId)) {
      try {
        await this.#writeStore(storeId, some);
      } catch (error) {
        for (const seen of some) this.#add(seen);
        const { log } = this.#platform;
        log.warn({ storeId, err: error }, 'the visits of a web store could not be counted');
      }
    }
    this.#forgetSalts();
  }

  async #writeStore(storeId: number, seen: readonly Seen[]): Promise<void> {
    const { db, clock } = this.#platform;
    const visitors: Visitor[] = [];
    for (const { day, step, ...browser } of seen) {
      const salt = await this.#saltOf(storeId, day);
      visitors.push({ day, step, visitor: hashBrowser(salt, browser) });
    }
    await addVisitors(db, storeId, visitors, clock.now());
  }

  async #saltOf(storeId: number, day: string): Promise<Buffer> {
    const known = this.#salts.get(storeId);
    if (known?.day === day) return known.salt;
    const { db, clock } = this.#platform;
    const createdAt = clock.now();
    const salt = await findSalt(db, { storeId, day }, { salt: randomBytes(32), createdAt });
    this.#salts.set(storeId, { day, salt, from: createdAt.getTime() });
    return salt;
  }

  #forgetSalts(): void {
    const before = this.#platform.clock.now().getTime() - visitorsKeptMs;
    for (const [storeId, { from }] of this.#salts) {
      if (from < before) this.#salts.delete(storeId);
    }
  }
}

/** Hashes what a browser says; without the salt nobody can try addresses one by one. */
function hashBrowser(salt: Buffer, { address, userAgent }: Browser): Buffer {
  const hash = createHash('sha256').update(salt).update(`${address}\n${userAgent}`);
  return hash.digest().subarray(0, 16);
}
