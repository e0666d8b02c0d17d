import type { PerformanceKind } from '@counter/contract/notifications';
import type { Day } from '@counter/contract/shared';
import type { Db, Tx } from './notifications.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

type Mailing = { readonly kind: PerformanceKind; readonly firstDay: Day };

/** The addresses that the mail about a period has been written to. */
export async function findMailed(
  db: Db,
  { storeId }: Pick<StoreScope, 'storeId'>,
  { kind, firstDay }: Mailing,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('performanceMails')
    .where('storeId', '=', storeId)
    .where('kind', '=', kind)
    .where('firstDay', '=', firstDay)
    .select('email')
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Notes that the mail about a period is written to an address; false where it had been. */
export async function createMailing(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, firstDay, email, at }: Mailing & { readonly email: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('performanceMails')
    .values({ storeId, kind, firstDay, email, writtenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
