import { passwordProof } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showRefusal } from '../../../ui/show-refusal.ts';

export interface ProofFormProps {
  /** What the password is asked for: "Switch off". */
  verb: string;
  /** What will happen. */
  help: string;
  danger?: boolean;
  /** Does it, with the password; a refusal is shown here. */
  prove: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password again before something that could lock the person out. */
export function ProofForm({ verb, help, danger = false, prove, onCancel }: ProofFormProps) {
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(passwordProof),
    defaultValues: { password: '' },
  });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);

  async function send({ password }: { password: string }) {
    try {
      await prove(password);
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label={verb} onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        help={help}
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onCancel}>Cancel</CancelButton>
        <SubmitButton busy={formState.isSubmitting} danger={danger}>
          {verb}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
