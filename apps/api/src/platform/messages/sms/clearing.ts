import type { Db, Tx } from '../../db/schema.ts';
import type { Vault } from '../../kernel/vault.ts';
import { countryOfNumber } from '../../clients/sms/countries.ts';
import { countryOfZone } from '../../kernel/countries.ts';
import type { ClearedNumber, SmsRules } from '../../clients/sms/gateway.ts';
import { zoneOfNumber } from '../../clients/sms/number-zones.ts';
import { findStoppedPhones } from './stops.ts';
import { textKinds, type TextKind } from '../../clients/sms/text-kinds.ts';
import { nextSendingTime } from '@counter/contract/shared';

/** Returns true if a store in a time zone may text a number's country. */
export function reachesCountry(
  phone: string,
  { countries }: Pick<SmsRules, 'countries'>,
  timeZone: string,
): boolean {
  const country = countryOfNumber(phone);
  if (country === undefined) return false;
  return countries ? countries.has(country) : country === countryOfZone(timeZone);
}

/** Returns the first instant from `at` on at which it is between 8:00 and 21:00 for the number's owner. */
function sendingTimeOf(phone: string, at: Date, timeZone: string): Date {
  return nextSendingTime(at, zoneOfNumber(phone) ?? timeZone);
}

/** A text that is about to be sent. */
export type Leaving = {
  readonly to: string;
  readonly kind: TextKind;
  /** Quiet hours don't apply until then. */
  readonly anyTimeUntil: Date | null;
  /** The store's time zone, for numbers that don't reveal theirs. */
  readonly timeZone: string;
};

export type Clearance =
  | { readonly to: ClearedNumber }
  | { readonly waitUntil: Date }
  | { readonly refused: 'STOPPED' };

/** Decides just before sending whether a text may go out: a recent STOP counts, and so do quiet hours. */
export async function clearText(
  { db, vault }: { readonly db: Db | Tx; readonly vault: Vault },
  at: Date,
  text: Leaving,
): Promise<Clearance> {
  const stopped = await findStoppedPhones(db, vault, [text.to]);
  if (stopped.has(text.to)) return { refused: 'STOPPED' };
  const waitUntil = leavingTimeOf(text, at);
  return waitUntil > at ? { waitUntil } : { to: clear(text.to) };
}

/** Returns the first instant from `at` on at which a text may be sent. */
export function leavingTimeOf({ to, kind, anyTimeUntil, timeZone }: Leaving, at: Date): Date {
  const isAwaited = textKinds[kind].anyTimeMs > 0 && anyTimeUntil !== null && at <= anyTimeUntil;
  return isAwaited ? at : sendingTimeOf(to, at, timeZone);
}

/** A campaign's numbers, by whether they may be texted now. */
export type ClearedBatch = {
  readonly cleared: ReadonlyMap<string, ClearedNumber>;
  readonly stopped: ReadonlySet<string>;
  readonly foreign: ReadonlySet<string>;
  readonly waitUntil: ReadonlyMap<string, Date>;
};

/** Like `clearText`, for many numbers at once. */
export async function clearBatch(
  { db, vault, sms }: { readonly db: Db | Tx; readonly vault: Vault; readonly sms: SmsRules },
  at: Date,
  { phones, timeZone }: { readonly phones: readonly string[]; readonly timeZone: string },
): Promise<ClearedBatch> {
  const stopped = await findStoppedPhones(db, vault, phones);
  const foreign = new Set(phones.filter((phone) => !reachesCountry(phone, sms, timeZone)));
  const open = phones.filter((phone) => !stopped.has(phone) && !foreign.has(phone));
  const times = open.map((phone) => [phone, sendingTimeOf(phone, at, timeZone)] as const);
  return {
    stopped,
    foreign,
    waitUntil: new Map(times.filter(([, time]) => time > at)),
    cleared: new Map(
      times.filter(([, time]) => time <= at).map(([phone]) => [phone, clear(phone)] as const),
    ),
  };
}

function clear(phone: string): ClearedNumber {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes them
  return phone as ClearedNumber;
}
