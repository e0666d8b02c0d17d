import type { Work } from './marketing.tables.ts';

/** Writes something else in the place of a phone number in the messages of a store. One that waits is skipped then. */
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
