import type { Pool } from 'pg';
import { isDatabaseGone } from '../kernel/database-failures.ts';

/** PostgreSQL's code for "no connections yet". graphile-worker retries what fails with it. */
const repeatedCode = '57P03';

/**
 * Returns a pool for graphile-worker. The worker retries the statement that ends a job for only a few error codes; any
 * other error becomes an unhandled rejection. This pool throws one of those codes whenever the database is unreachable.
 */
export function repeatingPool(pool: Pool): Pool {
  return withMethod(pool, 'connect', async () =>
    withMethod(await pool.connect(), 'query', async (query) => query()),
  );
}

type Call = () => Promise<unknown>;

/** Returns a proxy that calls one method of an object through `run`, except for calls with a callback. */
function withMethod<Target extends object>(
  target: Target,
  name: keyof Target,
  run: (call: Call) => Promise<unknown>,
): Target {
  return new Proxy(target, {
    get(from, property) {
      const value: unknown = Reflect.get(from, property);
      if (typeof value !== 'function') return value;
      return (...words: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(value, from, words);
        const isPromised = property === name && typeof words.at(-1) !== 'function';
        return isPromised ? run(async () => call()).catch(refuse) : call();
      };
    },
  });
}

function refuse(error: unknown): never {
  if (!(error instanceof Error) || !isDatabaseGone(error)) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: repeatedCode });
}
