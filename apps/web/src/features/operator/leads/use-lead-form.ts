import { zodResolver } from '@hookform/resolvers/zod';
import type { Lead } from '@counter/contract/home';
import { leadUpdate } from '@counter/contract/operator';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useUpdateLead } from '../operator.queries.ts';
import { leadsText } from './leads.text.ts';

const schema = z.pick(leadUpdate, { state: true, notes: true });

/** Form state of a lead. Without local changes it follows what others save. */
export function useLeadForm({ id, state, notes, businessName }: Lead, onSaved: () => void) {
  const form = useForm({
    resolver: zodResolver(schema),
    values: { state, notes },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const update = useUpdateLead({
    onDone: () => {
      toastSuccess(leadsText.savedToast(businessName));
      onSaved();
    },
    onRefused: (_, error) => showRefusal(form, error),
  });
  const submit = form.handleSubmit((values) => update.mutate({ id, ...values }));
  const save = () => {
    if (!update.isPending) void submit();
  };
  return { form, save, busy: update.isPending, failure: form.formState.errors.root?.message };
}
