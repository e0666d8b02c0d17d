import { personProof, type PersonProof } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiProblem } from '../../lib/api.ts';
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showRefusal } from '../../ui/show-refusal.ts';
import { TextField } from '../../ui/text-field.tsx';

interface ProofDialogProps {
  opened: boolean;
  /** A question: "Save the bank account?" */
  title: string;
  /** What saving brings about. */
  consequence: string;
  /** Does it, with the proof; a refusal of the proof is shown here. */
  prove: (proof: PersonProof) => Promise<void>;
  onClose: () => void;
}

/** Asks the person to prove again who they are, before something that a thief would do. */
export function ProofDialog({ opened, title, onClose, ...asking }: ProofDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={title} width={440}>
      <ProofForm {...asking} />
    </FormDialog>
  );
}

function ProofForm({ consequence, prove }: Pick<ProofDialogProps, 'consequence' | 'prove'>) {
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    mode: 'onSubmit',
    resolver: zodResolver(personProof),
    defaultValues: { password: '', code: '' },
  });
  const { control, formState, setFocus } = form;
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);

  async function send(proof: PersonProof) {
    try {
      await prove(proof);
    } catch (failure) {
      showRefusal(form, failure);
      const isCode = failure instanceof ApiProblem && failure.errors[0]?.path === 'code';
      if (isCode) setAsksCode(true);
    }
  }

  return (
    <DialogForm
      submit="Save"
      cancel="Go back"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      <p>{consequence}</p>
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        help="The one you log in with, so that nobody else does this."
        required
      />
      {asksCode ? (
        <TextField
          control={control}
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          help="Of your authenticator app, or a recovery code."
          required
        />
      ) : null}
    </DialogForm>
  );
}
