import { zodResolver } from '@hookform/resolvers/zod';
import { decideReviewForm, type ReportedReview } from '@counter/contract/feedback';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { DecisionForm } from '../decision-form.tsx';
import { useDecideReview } from './reviews.queries.ts';
import { text } from '../operator.text.ts';
import { reviewsText } from './reviews.text.ts';

type Checked = z.output<typeof decideReviewForm>;

const outcomes = [
  { value: 'KEEP', label: reviewsText.keepIt },
  { value: 'REMOVE', label: reviewsText.removeIt },
] as const;

/** The decision on a reported review. */
export function DecideForm({ reported }: { reported: ReportedReview }) {
  const form = useForm<z.input<typeof decideReviewForm>, unknown, Checked>({
    resolver: zodResolver(decideReviewForm),
    defaultValues: { note: '' },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const decide = useDecideReview({
    onDone: (_, { data: { orderNumber, state } }) =>
      toastSuccess(reviewsText.decidedToast(orderNumber, state === 'REMOVED')),
    onRefused: (_, error) => showRefusal(form, error),
  });
  const { storeId, id } = reported;
  const submit = form.handleSubmit((values) => decide.mutate({ storeId, id, ...values }));
  return (
    <DecisionForm
      label={reviewsText.decideOnReview}
      about={reviewsText.decideHelp}
      busy={decide.isPending}
      failure={formState.errors.root?.message}
      onSubmit={() => void submit()}
    >
      <SelectField
        control={control}
        name="outcome"
        label={text.decision}
        placeholder={text.selectDecision}
        options={outcomes}
        required
      />
      <TextareaField
        control={control}
        name="note"
        label={text.reasonLabel}
        help={text.visibleToStoreHelp}
        rows={3}
        maxLength={500}
        required
      />
    </DecisionForm>
  );
}
