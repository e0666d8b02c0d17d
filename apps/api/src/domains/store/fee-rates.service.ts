import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { lockFeeRates, updateFeeRatesRow, type FeeRates } from './fee-rates.repository.ts';
import { notifyOpenScreens } from './store-change.service.ts';

/** Sets the fee rates for future orders. Records nothing if they don't change. */
export async function updateFeeRates(
  { act }: Platform,
  scope: StoreScope,
  feeRates: FeeRates,
): Promise<void> {
  await act(scope, async (work) => {
    const before = await lockFeeRates(work.tx, scope);
    if (isSame(before, feeRates)) return;
    await updateFeeRatesRow(work.tx, scope, feeRates);
    work.audit({
      action: 'store.fees',
      entity: 'store',
      entityId: scope.storeId,
      before,
      after: feeRates,
    });
    await notifyOpenScreens(work, 'MARKETPLACE');
  });
}

function isSame(a: FeeRates, b: FeeRates): boolean {
  return (
    a.deliveredFeeRate === b.deliveredFeeRate &&
    a.pickedUpFeeRate === b.pickedUpFeeRate &&
    a.deliveryCommissionRate === b.deliveryCommissionRate
  );
}
