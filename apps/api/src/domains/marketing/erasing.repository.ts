import type { Work } from './marketing.tables.ts';

/** Replaces a phone number in a store's messages. Waiting messages to it will be skipped. */
export async function eraseMessagePhone(
  { tx, scope }: Work,
  phone: string,
  erased: string,
): Promise<void> {
  await tx
    .updateTable('smsMessages')
    .where('storeId', '=', scope.storeId)
    .where('phone', '=', phone)
    .set({ phone: erased })
    .execute();
}
