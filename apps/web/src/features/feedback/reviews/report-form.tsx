import { zodResolver } from '@hookform/resolvers/zod';
import { reportForm, type Review } from '@counter/contract/feedback';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../ui/overlays/form-dialog.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useReportReview } from '../feedback.queries.ts';
import { text } from './reviews.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ReportFormProps {
  review: Review;
  onReported: () => void;
  onBack: () => void;
}

/** Asks the marketplace to check a review. */
export function ReportForm({ review, onReported, onBack }: ReportFormProps) {
  const report = useReportReview();
  const form = useForm({
    resolver: zodResolver(reportForm),
    defaultValues: { reason: '' },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await report.mutateAsync({ id: review.id, ...values });
      toastSuccess(text.reportSentToast);
      onReported();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <DialogForm
      label={text.reportReview}
      submit={text.reportButton}
      cancel={uiText.goBack}
      busy={isSubmitting}
      dirty={isDirty}
      failure={errors.root?.message}
      onSubmit={() => void submit()}
      onCancel={onBack}
    >
      <TextareaField
        control={control}
        name="reason"
        label={text.problemLabel}
        help={text.reportHelp}
        rows={3}
        counted={500}
        required
      />
    </DialogForm>
  );
}
