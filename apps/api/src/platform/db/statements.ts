import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** Each connection keeps every named statement, so their number is limited. */
const maxNames = 1000;

type NameStatement = (text: string) => string | undefined;

/**
 * Returns a function that gives the same text the same statement name. It returns undefined once there are too many
 * texts; those run unnamed, which is only slower.
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

/** Creates the client class of one pool. It prepares each query with parameters once per connection, under its name. */
export function createNamedStatementClient(): typeof Client {
  const nameOf = createStatementNames();
  return class NamedStatementClient extends Client {
    /** Corks the socket until the end of this turn, so that its statements go out as one packet. */
    #sendTogether(): void {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
    }

    // Replaces pg's ten overloads with one signature; callers still see the overloads.
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
