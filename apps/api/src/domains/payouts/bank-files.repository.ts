import type { BankFileFormat } from '@counter/contract/payouts';
import type { Db, Tx, Work } from './payouts.tables.ts';
import type { Payer } from '../../platform/config/payer-settings.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { payoutColumns, type PayoutRow } from './payouts.repository.ts';

/** A payout that waits for a file. */
export type PendingRow = {
  readonly storeId: number;
  readonly storeName: string;
  readonly transactionId: string;
  readonly currency: string;
};

/** The payouts that wait for a file, the oldest first. */
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

/** Writes a file that has no payments yet; answers its id. */
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

/** Takes a file back into which no payment could go. */
export async function removeBankFileRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bankFiles').where('id', '=', id).execute();
}

/** A pending payout, held until the transaction ends; undefined where it is no longer pending. */
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

/** Keeps which file a payout is in, and where that sends it. */
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

/** The latest files with payments. */
export async function findBankFileRows(db: Db, limit: number) {
  return bankFiles(db).limit(limit).execute();
}

/** One file; undefined for an unknown one. */
export async function findBankFileRow(db: Db, id: number) {
  return bankFiles(db).where('bankFiles.id', '=', id).executeTakeFirst();
}

/** The payments of a file, sealed, in the order of their transaction ids. */
export async function findPayments(db: Db, bankFileId: number) {
  return db
    .selectFrom('payouts')
    .where('bankFileId', '=', bankFileId)
    .orderBy('transactionId')
    .select(['storeId', 'transactionId', 'payoutAmount as amount'])
    .select(['payee', 'routingNumber', 'accountNumber'])
    .execute();
}
