import { createHash, randomBytes } from 'node:crypto';
import { dayAt } from '@counter/contract/shared';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { addVisitors, findSalt, type CountedStep, type Visitor } from './visits.repository.ts';

/** The interval between writes, in milliseconds. */
const flushMs = 5000;

/** The maximum number of entries in memory. Further visits are not counted. */
const maxSeen = 50_000;

/** A store day has at most 25 hours, so salts and visitor hashes are kept a little longer. */
export const visitorsKeptMs = 26 * 60 * 60_000;

/** A browser, as identified by each of its requests. */
export type Browser = { readonly address: string; readonly userAgent: string };

type Seen = Browser & {
  readonly storeId: number;
  readonly day: string;
  readonly step: CountedStep;
};

type Salt = { readonly day: string; readonly salt: Buffer; readonly from: number };

/**
 * Counts browsers in the web stores. Entries stay in memory for seconds and are then stored as a hash with the salt of
 * the store's day, so that pages wait for no query and visitors can't be recognized the next day.
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

  /** Records the steps that a browser has reached. */
  note(scope: StoreScope, steps: readonly CountedStep[], browser: Browser): void {
    const { storeId, timeZone } = scope;
    const { address, userAgent } = browser;
    const day = dayAt(this.#platform.clock.now(), timeZone);
    for (const step of steps) this.#add({ storeId, day, step, address, userAgent });
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Writes the entries collected so far. After a failure they are retried with the next write. */
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

/** Hashes a browser's address and user agent. Without the salt, nobody can find an address by trying all of them. */
function hashBrowser(salt: Buffer, { address, userAgent }: Browser): Buffer {
  const hash = createHash('sha256').update(salt).update(`${address}\n${userAgent}`);
  return hash.digest().subarray(0, 16);
}
