import type { Charge } from '@counter/contract/adjustments';
import type { ChargeRow } from './charges.repository.ts';

/** Converts a row to the charge that merchants and operators see. */
export function toCharge(row: ChargeRow): Charge {
  const { id, storeId, storeName, orderNumber, customer, currency } = row;
  const { reason, note, amount, charged, status } = row;
  return {
    id,
    storeId,
    storeName,
    orderNumber,
    customer,
    currency,
    reason,
    note,
    amount,
    charged,
    status,
    openedAt: row.openedAt.toISOString(),
    contestBy: row.contestBy.toISOString(),
    contest: row.contestedAt && {
      at: row.contestedAt.toISOString(),
      by: row.contestedBy ?? '',
      text: row.contestText ?? '',
      pictures: [...row.contestPictures],
    },
    decision: row.decidedAt && {
      at: row.decidedAt.toISOString(),
      by: row.decidedBy,
      note: row.decisionNote ?? '',
    },
  };
}
