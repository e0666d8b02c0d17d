import type { DeliveryFeeSettings } from '@counter/contract/settings';
import { useMemo } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useUpdateDeliveryFees } from '../settings.queries.ts';
import { useSettingForm } from '../use-setting-form.ts';
import { deliveryResolver, deliveryValues } from './delivery-form.ts';
import { text } from '../settings.text.ts';

/** The form of what delivery costs. */
export function useDeliveryForm(settings: DeliveryFeeSettings, reread: () => Promise<unknown>) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useUpdateDeliveryFees();
  const resolver = useMemo(() => deliveryResolver(storeId), [storeId]);
  return useSettingForm({
    saved: deliveryValues(settings),
    change: settings,
    resolver,
    send: mutateAsync,
    reread,
    onSaved: () => toastSuccess(text.store.deliveryFeesAreSaved),
  });
}

export type DeliveryControl = ReturnType<typeof useDeliveryForm>['form']['control'];
