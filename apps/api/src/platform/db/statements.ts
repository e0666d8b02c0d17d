import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** Each open connection keeps every named statement, so their number needs an end. */
const maxNames = 1000;

type NameStatement = (text: string) => string | undefined;

/**
 * Returns what names a query, under which it is prepared; the same text always has the same one.
 * Undefined once there are too many different texts: those beyond run unnamed, which is right, only
 * slower.
 */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    names.set(text, name);
    return name;
  };
}

/**
 * Creates the clients of one pool. They prepare each query with a list of values once per
 * connection, under its name.
 */
export function createNamedStatementClient(): typeof Client {
  const nameOf = createStatementNames();
  return class NamedStatementClient extends Client {
    /** Holds back what is sent until the end of this turn, so that statements of one turn are one packet. */
    #sendTogether(): void {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
    }

    // One signature for the ten that pg declares; callers keep seeing those.
    // oxlint-disable-next-line typescript/no-explicit-any -- only any satisfies all ten results
    override query(...input: unknown[]): any {
      const [text, values, ...rest] = input;
      const isQuery = typeof text === 'string' && Array.isArray(values);
      const named = isQuery ? [{ name: nameOf(text), text, values }, ...rest] : input;
      this.#sendTogether();
      // oxlint-disable-next-line typescript/unbound-method -- it is bound here
      return Reflect.apply(super.query, this, named);
    }
  };
}
