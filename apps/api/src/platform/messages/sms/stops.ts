import type { Db, Tx } from '../../db/schema.ts';
import { mapGently } from '../../kernel/gently.ts';
import type { Vault } from '../../kernel/vault.ts';
import { findErasedStops, findStops, hasErasedStops, removeStops } from './stops.repository.ts';

/** What a phone number is known by that may not be kept. */
export function markPhone(vault: Vault, phone: string): Buffer {
  return vault.mark(phone, place);
}

const place = 'phone';

/** Those of the phone numbers that have answered STOP, also before their owner was erased somewhere. */
export async function findStoppedPhones(
  db: Db | Tx,
  vault: Vault,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  const stopped = new Set(await findStops(db, phones));
  if (!(await hasErasedStops(db))) return stopped;
  const marked = await mapGently(phones, (phone) =>
    vault.marks(phone, place).map((mark) => [mark.toString('hex'), phone] as const),
  );
  const phoneOf = new Map(marked.flat());
  for (const mark of await findErasedStops(db, [...phoneOf.keys()])) {
    const phone = phoneOf.get(mark);
    if (phone !== undefined) stopped.add(phone);
  }
  return stopped;
}

/** Takes a STOP back and answers the stores that it was for; none where there was no STOP. */
export async function removeStop(db: Db, vault: Vault, phone: string): Promise<number[]> {
  const marks = vault.marks(phone, place).map((mark) => mark.toString('hex'));
  return removeStops(db, phone, marks);
}

export { saveStop } from './stops.repository.ts';
