import { createKey } from '@counter/browser/idempotency-key';

/** A pending request, with the idempotency key that makes a retry harmless. */
export type Keyed<Sent> = { readonly key: string; readonly sent: Sent };

/** The key of the try before while the same is sent; anything else gets a key of its own. */
export function keyFor<Sent>(sent: Sent, before: Keyed<Sent> | undefined): Keyed<Sent> {
  if (before && JSON.stringify(before.sent) === JSON.stringify(sent)) return before;
  return { key: createKey(), sent };
}
