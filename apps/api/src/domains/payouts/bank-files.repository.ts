import type { BankFileFormat } from '@counter/contract/payouts';
import type { Db, Tx, Work } from './payouts.tables.ts';
import type { Payer } from '../../platform/config/payer-settings.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { payoutColumns, type PayoutRow } from './payouts.repository.ts';

/** A payout that waits for a bank file. */
export type PendingRow = {
  readonly storeId: number;
  readonly storeName: string;
  readonly transactionId: string;
  readonly currency: string;
};

/** Returns the payouts that wait for a bank file, oldest first. */
export async function findPendingPayouts(db: Db, limit: number): Promise<PendingRow[]> {
  return db
    .selectFrom('payouts')
    .innerJoin('published.stores as store', 'store.id', 'payouts.storeId')
    .where('payouts.status', '=', 'PENDING')
    .orderBy('payouts.createdAt')
    .orderBy('payouts.transactionId')
    .limit(limit)
    .select(['payouts.storeId', 'store.name as storeName'])
    .select(['payouts.transactionId', 'payouts.currency'])
    .execute();
}

export type NewBankFile = {
  readonly format: BankFileFormat;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly currency: string;
  readonly payer: Payer;
  readonly effectiveDay: string;
};

/** Inserts a bank file without payments; returns its id. */
export async function createBankFileRow(tx: Tx, file: NewBankFile): Promise<number> {
  const dayBegins = new Date(`${file.createdAt.toISOString().slice(0, 10)}T00:00:00Z`);
  const { earlier } = await tx
    .selectFrom('bankFiles')
    .where('createdAt', '>=', dayBegins)
    .select((eb) => eb.fn.countAll<number>().as('earlier'))
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('bankFiles')
    .values({
      format: file.format,
      createdBy: file.createdBy,
      createdAt: file.createdAt,
      currency: file.currency,
      payer: JSON.stringify(file.payer),
      effectiveDay: file.effectiveDay,
      earlierFiles: earlier,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a bank file that no payment could be added to. */
export async function removeBankFileRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bankFiles').where('id', '=', id).execute();
}

/** Returns a pending payout, locked until the transaction ends; undefined if it is no longer pending. */
export async function lockPendingPayout(
  tx: Tx,
  { storeId }: StoreScope,
  transactionId: string,
): Promise<PayoutRow | undefined> {
  return tx
    .selectFrom('payouts')
    .where('storeId', '=', storeId)
    .where('transactionId', '=', transactionId)
    .where('status', '=', 'PENDING')
    .select(payoutColumns)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Payment = {
  readonly transactionId: string;
  readonly bankFileId: number;
  readonly payee: string;
  readonly routingNumber: Buffer;
  readonly accountNumber: Buffer;
};

/** Saves the bank file of a payout and the account it goes to. */
export async function updatePayment(
  { tx, scope: { storeId } }: Pick<Work, 'tx' | 'scope'>,
  { transactionId, bankFileId, payee, routingNumber, accountNumber }: Payment,
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({
      bankFileId,
      payee,
      routingNumber,
      accountNumber,
    })
    .where('storeId', '=', storeId)
    .where('transactionId', '=', transactionId)
    .execute();
}

function bankFiles(db: Db) {
  return db
    .selectFrom('bankFiles')
    .innerJoin('payouts', 'payouts.bankFileId', 'bankFiles.id')
    .groupBy('bankFiles.id')
    .orderBy('bankFiles.id', 'desc')
    .selectAll('bankFiles')
    .select((eb) => [
      eb.fn.countAll<number>().as('payments'),
      eb.fn.sum<string>('payouts.payoutAmount').as('amount'),
    ]);
}

/** Returns the latest bank files that contain payments. */
export async function findBankFileRows(db: Db, limit: number) {
  return bankFiles(db).limit(limit).execute();
}

/** Returns one bank file; undefined if it is unknown. */
export async function findBankFileRow(db: Db, id: number) {
  return bankFiles(db).where('bankFiles.id', '=', id).executeTakeFirst();
}

/** Returns a file's payments with encrypted account numbers, by transaction id. */
export async function findPayments(db: Db, bankFileId: number) {
  return db
    .selectFrom('payouts')
    .where('bankFileId', '=', bankFileId)
    .orderBy('transactionId')
    .select(['storeId', 'transactionId', 'payoutAmount as amount'])
    .select(['payee', 'routingNumber', 'accountNumber'])
    .execute();
}
