import {
  unpaidLimitsRequest,
  type UnpaidLimits,
  type UnpaidLimitsRequest,
} from '@counter/contract/settings';
import { useMemo } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useUpdateUnpaidLimits } from '../settings.queries.ts';
import { useSettingForm } from '../use-setting-form.ts';
import { text } from '../settings.text.ts';

/** The form as the fields hold it: an empty number is null. */
interface UnpaidValues {
  maxOpenOrders: number | null;
  maxOpenValue: number | null;
  confirmAbove: number | null;
}

function unpaidValues({ maxOpenOrders, maxOpenValue, confirmAbove }: UnpaidLimits): UnpaidValues {
  return { maxOpenOrders, maxOpenValue, confirmAbove };
}

/** The form of what customers may have open without having paid. */
export function useUnpaidForm(limits: UnpaidLimits, reread: () => Promise<unknown>) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useUpdateUnpaidLimits();
  const resolver = useMemo(
    () =>
      resolverFor<UnpaidValues, UnpaidLimitsRequest>(unpaidLimitsRequest, (values) => ({
        storeId,
        ...values,
      })),
    [storeId],
  );
  return useSettingForm({
    saved: unpaidValues(limits),
    change: limits,
    resolver,
    send: mutateAsync,
    reread,
    onSaved: () => toastSuccess(text.store.changesAreSaved),
  });
}
