import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '../requests/load.ts';
import { scenarioNames, type ScenarioName } from '../requests/scenarios.ts';

/**
 * Another server with the same features as Counter. It is already running with its own data. Its module may log in
 * before it exports this, because calls are made without waiting.
 */
export type Adapter = {
  /** Its name in the table. */
  readonly name: string;
  /** Its address, such as `http://localhost:9000`. */
  readonly url: string;
  /** Its process on this machine. If given, its CPU time is shown. */
  readonly pid?: number;
  /**
   * The calls that it supports, by their names in the benchmark. Each function returns the next call; `turn` counts
   * from 1 and selects the store, session and page.
   */
  readonly calls: Readonly<Partial<Record<ScenarioName, (turn: number) => Call>>>;
};

/**
 * Loads a module's default export.
 * @throws Error if it isn't an adapter, or names a call that the benchmark doesn't have
 */
export async function loadAdapter(file: string): Promise<Adapter> {
  const module: unknown = await import(pathToFileURL(path.resolve(file)).href);
  const adapter = typeof module === 'object' && module && 'default' in module && module.default;
  if (!isAdapter(adapter)) {
    throw new Error(`${file} has no default export with "name", "url" and "calls".`);
  }
  const known: readonly string[] = scenarioNames;
  const unknown = Object.keys(adapter.calls).filter((name) => !known.includes(name));
  if (unknown.length === 0) return adapter;
  throw new Error(
    `${file} has the calls ${unknown.join(', ')}. The bench has: ${known.join(', ')}.`,
  );
}

function isAdapter(value: unknown): value is Adapter {
  if (typeof value !== 'object' || value === null) return false;
  if (!('name' in value && 'url' in value && 'calls' in value)) return false;
  const { name, url, calls } = value;
  return (
    typeof name === 'string' &&
    typeof url === 'string' &&
    URL.canParse(url) &&
    typeof calls === 'object' &&
    calls !== null &&
    Object.values(calls).every((call) => typeof call === 'function')
  );
}
