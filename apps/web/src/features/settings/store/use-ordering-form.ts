import type { StoreOrdering } from '@counter/contract/settings';
import { useMemo } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useUpdateOrdering } from '../settings.queries.ts';
import { useSettingForm } from '../use-setting-form.ts';
import { orderingResolver, orderingValues } from './ordering-form.ts';
import { text } from '../settings.text.ts';

/** The form of how orders come in. */
export function useOrderingForm(ordering: StoreOrdering, reread: () => Promise<unknown>) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useUpdateOrdering();
  const resolver = useMemo(
    () => orderingResolver(storeId, ordering.expiryMinutes),
    [storeId, ordering.expiryMinutes],
  );
  return useSettingForm({
    saved: orderingValues(ordering),
    change: ordering,
    resolver,
    send: mutateAsync,
    reread,
    onSaved: () => toastSuccess(text.store.changesAreSaved),
  });
}

export type OrderingControl = ReturnType<typeof useOrderingForm>['form']['control'];
