import type { MenuProduct } from '@counter/contract/menu';
import type { SaleRequest } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { explainFailure } from '../../../lib/api.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRecordSale, useVoidSale } from '../sales.queries.ts';
import { blankSale, saleResolver, withOneMore, type SaleValues } from './sale-values.ts';
import { text } from '../sales.text.ts';

/** Form state of a sale. Recording it starts the next one and offers to undo the last. */
export function useSaleForm() {
  const { storeId, currency } = useCurrentStore();
  const form = useForm<SaleValues, unknown, SaleRequest>({
    mode: 'onTouched',
    resolver: saleResolver,
    defaultValues: blankSale(storeId),
  });
  const { mutateAsync } = useRecordSale();
  const undo = useUndo();
  const keyed = useRef<Keyed<SaleRequest>>(undefined);

  async function send(checked: SaleRequest) {
    keyed.current = keyFor(checked, keyed.current);
    try {
      const { id, total } = (await mutateAsync(keyed.current)).data;
      keyed.current = undefined;
      form.reset(blankSale(storeId));
      toastSuccess(text.form.recordedToast(formatMoney(total, currency)), () => undo(id));
    } catch (error) {
      showRefusal(form, error);
    }
  }

  function add(product: MenuProduct): void {
    form.clearErrors('items');
    form.setValue('items', withOneMore(form.getValues('items'), product), { shouldDirty: true });
  }

  async function save() {
    form.clearErrors('root');
    await form.handleSubmit(send)();
  }

  return { form, add, save };
}

function useUndo() {
  const { mutate } = useVoidSale();
  return function undo(id: number): void {
    mutate(
      { id, reason: text.form.recordedByMistake },
      {
        onSuccess: () => toastSuccess(text.saleIsVoided),
        onError: (error) =>
          toastFailure(text.form.notVoidedToast(explainFailure(error)), () => undo(id)),
      },
    );
  };
}

export type SaleControl = ReturnType<typeof useSaleForm>['form']['control'];
