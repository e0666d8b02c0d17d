import { zodResolver } from '@hookform/resolvers/zod';
import { decideForm, type Charge, type ChargeOutcome } from '@counter/contract/adjustments';
import { formatMoney } from '@counter/contract/shared';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { DecisionForm } from '../decision-form.tsx';
import { useDecide } from './charges.queries.ts';

const labels: Record<ChargeOutcome, string> = {
  WON: 'Charge nothing',
  PARTLY: 'Charge a part',
  LOST: 'Charge all of it',
};

/** The decision on a charge. One that the store has not contested can only be dropped. */
export function DecideForm({ charge }: { charge: Charge }) {
  const contested = charge.status === 'IN_REVIEW';
  const outcomes: readonly ChargeOutcome[] = contested ? ['WON', 'PARTLY', 'LOST'] : ['WON'];
  const form = useForm<z.input<typeof decideForm>, unknown, z.output<typeof decideForm>>({
    resolver: zodResolver(decideForm),
    defaultValues: { amount: null, note: '' },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const outcome = useWatch({ control, name: 'outcome' });
  const decide = useDecide({
    onDone: ({ orderNumber }) => toastSuccess(`The charge for ${orderNumber} is decided.`),
    onRefused: (error) => showRefusal(form, error),
  });
  const { id: chargeId, storeId, amount, currency } = charge;
  const submit = form.handleSubmit((values) =>
    decide.mutate({
      storeId,
      chargeId,
      ...values,
      amount: values.outcome === 'PARTLY' ? values.amount : null,
    }),
  );
  return (
    <DecisionForm
      label="Decide the charge"
      about={
        contested
          ? null
          : 'The store has not contested it. It can be dropped; otherwise it is charged by itself.'
      }
      busy={decide.isPending}
      failure={formState.errors.root?.message}
      onSubmit={() => void submit()}
    >
      <SelectField
        control={control}
        name="outcome"
        label="Decision"
        placeholder="Select Decision"
        options={outcomes.map((value) => ({ value, label: labels[value] }))}
        required
      />
      {outcome === 'PARTLY' ? (
        <MoneyField
          control={control}
          name="amount"
          label="Amount"
          help={`Less than ${formatMoney(amount, currency)}`}
          currency={currency}
          required
        />
      ) : null}
      <TextareaField
        control={control}
        name="note"
        label="Why"
        help="The store reads it."
        rows={3}
        maxLength={1000}
        required
      />
    </DecisionForm>
  );
}
