import { noticeLabel, recipientForm, type NoticeKind } from '@counter/contract/notifications';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { useAddRecipient } from './notifications.queries.ts';
import { text } from './notifications.text.ts';

interface AddRecipientDialogProps {
  kind: NoticeKind;
  opened: boolean;
  onClose: () => void;
}

/** Asks for another address. */
export function AddRecipientDialog({ kind, opened, onClose }: AddRecipientDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={noticeLabel(kind)} width={440}>
      <AddForm kind={kind} onClose={onClose} />
    </FormDialog>
  );
}

function AddForm({ kind, onClose }: { kind: NoticeKind; onClose: () => void }) {
  const { mutateAsync } = useAddRecipient();
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(recipientForm),
    defaultValues: { email: '' },
  });
  const { control, formState } = form;

  async function send({ email }: { email: string }) {
    try {
      await mutateAsync({ kind, email });
      toastSuccess(text.addedToast(email));
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <DialogForm
      label={text.addEmail}
      submit={text.addEmailButton}
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      <TextField
        control={control}
        name="email"
        label={text.email}
        type="email"
        help={text.emailHelp}
        required
      />
    </DialogForm>
  );
}
