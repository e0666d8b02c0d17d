import type { BankFileFormat } from '@counter/contract/payouts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Payer } from '../../platform/kernel/payer.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
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
    .innerJoin('stores', 'stores.id', 'payouts.store_id')
    .where('payouts.status', '=', 'PENDING')
    .orderBy('payouts.created_at')
    .orderBy('payouts.transaction_id')
    .limit(limit)
    .select(['payouts.store_id as storeId', 'stores.name as storeName'])
    .select(['payouts.transaction_id as transactionId', 'payouts.currency'])
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
    .selectFrom('bank_files')
    .where('created_at', '>=', dayBegins)
    .select((eb) => eb.fn.countAll<number>().as('earlier'))
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('bank_files')
    .values({
      format: file.format,
      created_by: file.createdBy,
      created_at: file.createdAt,
      currency: file.currency,
      payer: JSON.stringify(file.payer),
      effective_day: file.effectiveDay,
      earlier_files: earlier,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a file back into which no payment could go. */
export async function removeBankFileRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bank_files').where('id', '=', id).execute();
}

/** A pending payout, held until the transaction ends; undefined where it is no longer pending. */
export async function lockPendingPayout(
  tx: Tx,
  { storeId }: StoreScope,
  transactionId: string,
): Promise<PayoutRow | undefined> {
  return tx
    .selectFrom('payouts')
    .where('store_id', '=', storeId)
    .where('transaction_id', '=', transactionId)
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
      bank_file_id: bankFileId,
      payee,
      routing_number: routingNumber,
      account_number: accountNumber,
    })
    .where('store_id', '=', storeId)
    .where('transaction_id', '=', transactionId)
    .execute();
}

function bankFiles(db: Db) {
  return db
    .selectFrom('bank_files')
    .innerJoin('payouts', 'payouts.bank_file_id', 'bank_files.id')
    .groupBy('bank_files.id')
    .orderBy('bank_files.id', 'desc')
    .selectAll('bank_files')
    .select((eb) => [
      eb.fn.countAll<number>().as('payments'),
      eb.fn.sum<string>('payouts.payout_amount').as('amount'),
    ]);
}

/** The latest files with payments. */
export async function findBankFileRows(db: Db, limit: number) {
  return bankFiles(db).limit(limit).execute();
}

/** One file; undefined for an unknown one. */
export async function findBankFileRow(db: Db, id: number) {
  return bankFiles(db).where('bank_files.id', '=', id).executeTakeFirst();
}

/** The payments of a file, sealed, in the order of their transaction ids. */
export async function findPayments(db: Db, bankFileId: number) {
  return db
    .selectFrom('payouts')
    .where('bank_file_id', '=', bankFileId)
    .orderBy('transaction_id')
    .select(['store_id as storeId', 'transaction_id as transactionId', 'payout_amount as amount'])
    .select(['payee', 'routing_number as routingNumber', 'account_number as accountNumber'])
    .execute();
}
