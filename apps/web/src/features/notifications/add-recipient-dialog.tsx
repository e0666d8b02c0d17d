import { noticeLabel, recipientForm, type NoticeKind } from '@counter/contract/notifications';
import { zodResolver } from '@hookform/resolvers/zod';
import { Modal } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/form.tsx';
import { showRefusal } from '../../ui/show-refusal.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useChangeRecipient } from './notifications.queries.ts';

interface AddRecipientDialogProps {
  kind: NoticeKind;
  opened: boolean;
  onClose: () => void;
}

/** Asks for one more address. */
export function AddRecipientDialog({ kind, opened, onClose }: AddRecipientDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={noticeLabel(kind)} centered size={440}>
      <AddForm kind={kind} onClose={onClose} />
    </Modal>
  );
}

function AddForm({ kind, onClose }: { kind: NoticeKind; onClose: () => void }) {
  const { mutateAsync } = useChangeRecipient('add');
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(recipientForm),
    defaultValues: { email: '' },
  });
  const { control, formState } = form;

  async function send({ email }: { email: string }) {
    try {
      await mutateAsync({ kind, email });
      toastSuccess(`${email} is added.`);
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label="Add an e-mail" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextField
        control={control}
        name="email"
        label="E-mail"
        type="email"
        help="Every mail has a link at its end by which its reader can end them."
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>Cancel</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>Add e-mail</SubmitButton>
      </FormActions>
    </Form>
  );
}
