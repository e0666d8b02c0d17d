import type { Client } from 'pg';
import { inlineValues } from './inline-values.ts';

/** Matches a statement that writes in a CTE, or that inserts the rows of a select. */
const hasSteps =
  /\bas (?:materialized )?\(\s*(?:insert|update|delete)\b|^\s*insert\b[^]*\bselect\b/i;

/**
 * Creates the client class for a pool on a cluster, based on an ordinary pool's. Citus runs the parts of a statement
 * one after another if one writes what another reads, and then can't pass on its parameters. Such a statement is sent
 * with its values inlined.
 */
export function createClusterClient(Base: typeof Client): typeof Client {
  return class ClusterClient extends Base {
    // Replaces pg's ten overloads with one signature; callers still see the overloads.
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
