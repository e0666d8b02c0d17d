import { type StoreScope, type Tx, createSecret, importRecipient } from '@counter/api/import';

/** Has the performance of a store mailed to its owner, and the weekly one to its books as well. */
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
