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
import { text } from '../operator.text.ts';
import { chargesText } from './charges.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const labels: Record<ChargeOutcome, string> = {
  WON: chargesText.chargeNothing,
  PARTLY: chargesText.chargePart,
  LOST: chargesText.chargeInFull,
};

/** The decision on a charge. A charge that the store has not disputed can only be dropped. */
export function DecideForm({ charge }: { charge: Charge }) {
  const disputed = charge.status === 'IN_REVIEW';
  const outcomes: readonly ChargeOutcome[] = disputed ? ['WON', 'PARTLY', 'LOST'] : ['WON'];
  const form = useForm<z.input<typeof decideForm>, unknown, z.output<typeof decideForm>>({
    resolver: zodResolver(decideForm),
    defaultValues: { amount: null, note: '' },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const outcome = useWatch({ control, name: 'outcome' });
  const decide = useDecide({
    onDone: (_, { data: { orderNumber } }) => toastSuccess(chargesText.decidedToast(orderNumber)),
    onRefused: (_, error) => showRefusal(form, error),
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
      label={chargesText.decideCharge}
      about={disputed ? null : chargesText.storeHasNotDisputedIt}
      busy={decide.isPending}
      failure={formState.errors.root?.message}
      onSubmit={() => void submit()}
    >
      <SelectField
        control={control}
        name="outcome"
        label={text.decision}
        placeholder={text.selectDecision}
        options={outcomes.map((value) => ({ value, label: labels[value] }))}
        required
      />
      {outcome === 'PARTLY' ? (
        <MoneyField
          control={control}
          name="amount"
          label={uiText.amount}
          help={chargesText.lessThan(formatMoney(amount, currency))}
          currency={currency}
          required
        />
      ) : null}
      <TextareaField
        control={control}
        name="note"
        label={text.reasonLabel}
        help={text.visibleToStoreHelp}
        rows={3}
        maxLength={1000}
        required
      />
    </DecisionForm>
  );
}
