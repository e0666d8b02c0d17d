import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod/mini';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { TextareaField } from '../../ui/forms/textarea-field.tsx';
import { uiText } from '../../ui/ui.text.ts';

interface Reasoned {
  reason: string;
}

/** Form state of a `ReasonDialog`. Closing the dialog keeps the text. */
export function useReasonForm(schema: z.ZodMiniType<Reasoned, Reasoned>) {
  return useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
    mode: 'onTouched',
  });
}

interface ReasonDialogProps {
  form: UseFormReturn<Reasoned>;
  opened: boolean;
  title: string;
  /** The button's verb: "Hold payouts". */
  submit: string;
  /** Says who reads the reason and what it should contain. */
  help: string;
  rows?: number;
  maxLength?: number;
  busy: boolean;
  onReason: (reason: string) => void;
  onClose: () => void;
  /** The consequences. */
  children: ReactNode;
}

/** Asks for the reason of an action that affects somebody else. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { form, rows = 3, maxLength = 500, onReason } = props;
  const submit = form.handleSubmit(({ reason }) => onReason(reason));
  return (
    <FormDialog opened={props.opened} title={props.title} width={480} onClose={props.onClose}>
      <DialogForm
        submit={props.submit}
        cancel={uiText.goBack}
        danger
        busy={props.busy}
        failure={form.formState.errors.root?.message}
        onSubmit={() => void submit()}
      >
        <p>{props.children}</p>
        <TextareaField
          control={form.control}
          name="reason"
          label={uiText.reason}
          help={props.help}
          rows={rows}
          maxLength={maxLength}
          required
        />
      </DialogForm>
    </FormDialog>
  );
}
