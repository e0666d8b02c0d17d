import { createKey } from '@counter/browser/idempotency-key';

/** A pending request, with the idempotency key that makes a retry harmless. */
export type Keyed<Sent> = { readonly key: string; readonly sent: Sent };

/** Reuses the previous key if the same data is sent again; new data gets a new key. */
export function keyFor<Sent>(sent: Sent, before: Keyed<Sent> | undefined): Keyed<Sent> {
  if (before && JSON.stringify(before.sent) === JSON.stringify(sent)) return before;
  return { key: createKey(), sent };
}
