import { zodResolver } from '@hookform/resolvers/zod';
import { disputeForm, maxDisputePictures, type Charge } from '@counter/contract/adjustments';
import { useController, useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { pictureUploads } from '../../../lib/files/upload.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { useUploadWait } from '../../../ui/forms/use-upload-wait.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useDispute } from '../adjustments.queries.ts';
import { text } from '../adjustments.text.ts';

/** The form to dispute a charge, with pictures as evidence. */
export function DisputeForm({ charge }: { charge: Charge }) {
  const { userId, storeId } = useCurrentStore();
  const form = useForm<z.input<typeof disputeForm>, unknown, z.output<typeof disputeForm>>({
    resolver: zodResolver(disputeForm),
    defaultValues: { text: '', pictures: [] },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const { field, fieldState } = useController({ control, name: 'pictures' });
  const { ref, value, onChange, onBlur } = field;
  const pictures = useUploadWait(form, { name: 'pictures', hint: text.charges.uploadingHint });
  const dispute = useDispute();
  const submit = form.handleSubmit(async (values) => {
    try {
      await dispute.mutateAsync({ userId, storeId, chargeId: charge.id, ...values });
      toastSuccess(text.charges.disputeSent);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form
      label={text.charges.disputeCharge}
      onSubmit={(event) => {
        event.preventDefault();
        if (!dispute.isPending) pictures.unlessUploading(() => void submit());
      }}
    >
      <TextareaField
        control={control}
        name="text"
        label={text.charges.reasonForDispute}
        help={text.charges.reasonHelp}
        rows={4}
        maxLength={2000}
        required
      />
      <PictureField
        {...pictureUploads}
        label={text.charges.pictures}
        help={text.charges.picturesHelp}
        limit={maxDisputePictures}
        value={value ?? []}
        onChange={onChange}
        onBlur={onBlur}
        onBusy={pictures.follow}
        error={fieldState.error?.message}
        ref={ref}
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <SubmitButton busy={dispute.isPending}>{text.charges.disputeCharge}</SubmitButton>
      </FormActions>
    </Form>
  );
}
