import { zodResolver } from '@hookform/resolvers/zod';
import { reportForm, type Review } from '@counter/contract/feedback';
import { useForm } from 'react-hook-form';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../../ui/form.tsx';
import { DirtyState } from '../../../ui/form-dialog.tsx';
import { showRefusal } from '../../../ui/show-refusal.ts';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useReportReview } from '../feedback.queries.ts';

interface ReportFormProps {
  review: Review;
  onReported: () => void;
  onDirty: (dirty: boolean) => void;
  onBack: () => void;
}

/** Asks the marketplace to look at a review. */
export function ReportForm({ review, onReported, onDirty, onBack }: ReportFormProps) {
  const report = useReportReview(review.id);
  const form = useForm({
    resolver: zodResolver(reportForm),
    defaultValues: { reason: '' },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await report.mutateAsync(values);
      toastSuccess('Reported. The marketplace looks at it and writes to you.');
      onReported();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form
      label="Report the review"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <DirtyState dirty={isDirty} onDirty={onDirty} />
      <TextareaField
        control={control}
        name="reason"
        label="What is wrong with it"
        help="The marketplace reads it. A review is not removed for being unfriendly."
        rows={3}
        counted={500}
        required
      />
      <FormError>{errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onBack}>Go back</CancelButton>
        <SubmitButton busy={isSubmitting}>Report review</SubmitButton>
      </FormActions>
    </Form>
  );
}
