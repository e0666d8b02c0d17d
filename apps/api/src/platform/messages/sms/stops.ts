import type { Db, Tx } from '../../db/schema.ts';
import { mapInChunks } from '../../kernel/map-in-chunks.ts';
import type { Vault } from '../../kernel/vault.ts';
import { findErasedStops, findStops, hasErasedStops, removeStops } from './stops.repository.ts';

/** Returns the blind index of a phone number that may not be stored. */
export function phoneIndexOf(vault: Vault, phone: string): Buffer {
  return vault.blindIndex(phone, place);
}

const place = 'phone';

/** Returns the phone numbers that replied STOP, even if their owner was erased since. */
export async function findStoppedPhones(
  db: Db | Tx,
  vault: Vault,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  const stopped = new Set(await findStops(db, phones));
  if (!(await hasErasedStops(db))) return stopped;
  const marked = await mapInChunks(phones, (phone) =>
    vault.blindIndexes(phone, place).map((index) => [index.toString('hex'), phone] as const),
  );
  const phoneOf = new Map(marked.flat());
  for (const index of await findErasedStops(db, [...phoneOf.keys()])) {
    const phone = phoneOf.get(index);
    if (phone !== undefined) stopped.add(phone);
  }
  return stopped;
}

/** Removes a STOP and returns the stores it applied to; none if there was no STOP. */
export async function removeStop(db: Db, vault: Vault, phone: string): Promise<number[]> {
  const indexes = vault.blindIndexes(phone, place).map((index) => index.toString('hex'));
  return removeStops(db, phone, indexes);
}

export { eraseStop, saveStop } from './stops.repository.ts';
