import { zodResolver } from '@hookform/resolvers/zod';
import { longestFeedback, replyForm } from '@counter/contract/feedback';
import { useForm } from 'react-hook-form';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/form.tsx';
import { DirtyState } from '../../ui/form-dialog.tsx';
import { showRefusal } from '../../ui/show-refusal.ts';
import { TextareaField } from '../../ui/textarea-field.tsx';

interface ReplyFormProps {
  /** Where the reply goes, in a sentence. */
  help: string;
  send: (values: { readonly text: string }) => Promise<unknown>;
  onSent: () => void;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
}

/** The form of a reply, until it is sent. */
export function ReplyForm({ help, send, onSent, onDirty, onCancel }: ReplyFormProps) {
  const form = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { text: '' },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
      onSent();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form
      label="Reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <DirtyState dirty={isDirty} onDirty={onDirty} />
      <TextareaField
        control={control}
        name="text"
        label="Reply"
        help={help}
        rows={4}
        counted={longestFeedback}
        required
      />
      <FormError>{errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onCancel}>Close</CancelButton>
        <SubmitButton busy={isSubmitting}>Send reply</SubmitButton>
      </FormActions>
    </Form>
  );
}
