import { type StoreScope, type Tx, createSecret, importRecipient } from '@counter/api/import';

/** Subscribes a store's owner to its performance mails, and its bookkeeping to the weekly one. */
export async function createRecipients(
  tx: Tx,
  scope: StoreScope,
  { owner, now }: { readonly owner: string; readonly now: Date },
): Promise<void> {
  const books = `books@${scope.storeUrl}.test`;
  for (const [kind, email] of [
    ['DAILY', owner],
    ['WEEKLY', owner],
    ['WEEKLY', books],
  ] as const) {
    await importRecipient(tx, scope, { kind, email, token: createSecret(), at: now });
  }
}
