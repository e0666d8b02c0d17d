import { zodResolver } from '@hookform/resolvers/zod';
import { commissionRequest, type OperatorStore } from '@counter/contract/operator';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useUpdateCommission } from '../operator.queries.ts';
import { percent } from '../words.ts';
import { storesText } from './stores.text.ts';

const schema = z.pick(commissionRequest, {
  deliveredFee: true,
  pickedUpFee: true,
  deliveryCommission: true,
});

/** Form state of a store's commission. Without local changes it follows the server. */
export function useCommissionForm(saved: OperatorStore) {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    values: valuesOf(saved),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const update = useUpdateCommission({
    onDone: (_, { data: store }) => {
      form.reset(valuesOf(store), { keepDirtyValues: false });
      toastSuccess(
        storesText.commissionSavedToast(
          percent(store.deliveredFee),
          percent(store.pickedUpFee),
          percent(store.deliveryCommission),
        ),
      );
    },
    onRefused: (_, error) => showRefusal(form, error),
  });
  const submit = form.handleSubmit((values) => update.mutate({ storeId: saved.id, ...values }));
  const save = () => {
    if (!update.isPending) void submit();
  };
  const discard = () => form.reset(undefined, { keepDirtyValues: false });
  const failure = form.formState.errors.root?.message;
  return { form, save, discard, busy: update.isPending, failure };
}

function valuesOf({ deliveredFee, pickedUpFee, deliveryCommission }: OperatorStore) {
  return {
    deliveredFee: String(deliveredFee),
    pickedUpFee: String(pickedUpFee),
    deliveryCommission: String(deliveryCommission),
  };
}
