import { zodResolver } from '@hookform/resolvers/zod';
import { maxFeedbackLength, replyForm } from '@counter/contract/feedback';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../ui/overlays/form-dialog.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextareaField } from '../../ui/forms/textarea-field.tsx';
import { text } from './feedback.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface ReplyFormProps {
  /** Says where the reply goes. */
  help: string;
  send: (values: { readonly text: string }) => Promise<unknown>;
  onSent: () => void;
  /** Another action, beside the buttons. */
  aside?: ReactNode;
}

/** The form of a reply. */
export function ReplyForm({ help, send, onSent, aside }: ReplyFormProps) {
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
    <DialogForm
      label={text.reply}
      submit={text.sendReply}
      cancel={uiText.close}
      busy={isSubmitting}
      dirty={isDirty}
      failure={errors.root?.message}
      summary={aside}
      onSubmit={() => void submit()}
    >
      <TextareaField
        control={control}
        name="text"
        label={text.reply}
        help={help}
        rows={4}
        counted={maxFeedbackLength}
        required
      />
    </DialogForm>
  );
}
