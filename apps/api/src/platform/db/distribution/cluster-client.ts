import type { Client } from 'pg';
import { inlineValues } from './inline-values.ts';

/** A statement with a part that writes before the rest of it runs, or that writes what it reads. */
const hasSteps =
  /\bas (?:materialized )?\(\s*(?:insert|update|delete)\b|^\s*insert\b[^]*\bselect\b/i;

/**
 * Creates the clients of one pool on a cluster, upon those of a pool elsewhere. Citus runs the parts of a statement one after the other if one of them
 * writes what another reads, and can't hand on values that stand beside it: such a statement is sent with its values in
 * it.
 */
export function createClusterClient(Base: typeof Client): typeof Client {
  return class ClusterClient extends Base {
    // One signature for the ten that pg declares; callers keep seeing those.
    // oxlint-disable-next-line typescript/no-explicit-any -- only any satisfies all ten results
    override query(...input: unknown[]): any {
      const [text, values, ...rest] = input;
      const isInlined = typeof text === 'string' && Array.isArray(values) && hasSteps.test(text);
      const sent = isInlined ? [inlineValues(text, values), ...rest] : input;
      // oxlint-disable-next-line typescript/unbound-method -- it is bound here
      return Reflect.apply(super.query, this, sent);
    }
  };
}
