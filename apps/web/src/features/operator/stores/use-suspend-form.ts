import { zodResolver } from '@hookform/resolvers/zod';
import { suspendRequest, type OperatorStore } from '@counter/contract/operator';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { now } from '@counter/browser/clock';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useSuspend } from '../operator.queries.ts';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { isDecided } from '../is-decided.ts';
import { ownTimeZone } from '../when.tsx';
import { suspensionEnd, type SuspensionEnd } from './suspension-end.ts';
import { storesText } from './stores.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const choice = z.object({
  reason: suspendRequest.shape.reason,
  end: z.enum(['HOUR', 'TODAY', 'WEEK', 'AT', 'LIFTED']),
  at: z.string(),
});

const schema = choice.check(
  z.refine((values) => endOf(values) !== undefined, {
    path: ['at'],
    error: storesText.chooseDateAndTime,
  }),
  z.refine((values) => Date.parse(endOf(values) ?? '') > now() || values.end !== 'AT', {
    path: ['at'],
    error: uiText.chooseTimeInFuture,
    when: ({ value }) => choice.safeParse(value).success,
  }),
);

export type SuspendForm = UseFormReturn<z.infer<typeof schema>>;

/** Returns the end of a suspension chosen now, in the operator's time zone. */
export function endOf(values: { end: SuspensionEnd; at: string }) {
  return suspensionEnd(values, now(), ownTimeZone);
}

/** Form state of a suspension. Closing the dialog keeps the input. */
export function useSuspendForm({ id: storeId, name }: OperatorStore, onClose: () => void) {
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { reason: '', end: 'TODAY', at: '' },
    mode: 'onTouched',
  });
  const suspend = useSuspend({
    onDone: () => {
      form.reset();
      onClose();
      toastSuccess(storesText.suspendedToast(name));
    },
    onRefused: (wish, error) => {
      if (!isDecided(error)) return showRefusal(form, error);
      onClose();
      toastRefusal(storesText.notSuspendedToast(name), error, () => suspend.mutate(wish));
    },
  });
  const submit = form.handleSubmit(({ reason, ...values }) =>
    suspend.mutate({ storeId, reason, until: endOf(values) ?? null }),
  );
  return { form, submit: () => void submit(), busy: suspend.isPending };
}
