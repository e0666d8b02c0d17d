import { personProof, type PersonProof, type Profile } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { explainFailure } from '../../lib/api.ts';
import { useAskedProof, type AskedProof } from '../../lib/account/proof.ts';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import classes from './proof-dialog.module.css';
import { proveWithPasskey, useOwnFactors } from './proof.queries.ts';
import { text } from './proof.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** The single dialog that asks for proof of identity: the password and, with a second factor, a passkey or a code. */
export function ProofDialog() {
  const asked = useAskedProof();
  const shown = useLastOpen(asked);
  // Escape in this dialog must not close the one below.
  function answerEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    asked?.cancel();
  }
  return (
    <Modal
      opened={asked !== undefined}
      onClose={() => asked?.cancel()}
      closeOnEscape={false}
      onKeyDown={answerEscape}
      title={shown?.title ?? ''}
      size={440}
      centered
    >
      {shown ? <ProofForm key={shown.serial} asked={shown} /> : null}
    </Modal>
  );
}

const blank: PersonProof = { password: '', code: '', passkey: undefined };

function ProofForm({ asked }: { asked: AskedProof }) {
  const { data: factors } = useOwnFactors();
  const form = useForm<PersonProof>({
    mode: 'onSubmit',
    resolver: zodResolver(personProof),
    defaultValues: blank,
  });
  const { control, formState, setFocus, getValues, setValue } = form;
  useEffect(() => setFocus('password'), [setFocus]);

  async function send({ code, ...proof }: PersonProof) {
    try {
      await asked.attempt(code ? { ...proof, code } : proof);
    } catch (failure) {
      // A passkey assertion is valid once.
      setValue('passkey', undefined);
      showRefusal(form, failure);
      const missing = form.getFieldState('password').error ? 'password' : 'code';
      if (getValues('password') !== '') setFocus(missing, { shouldSelect: true });
    }
  }
  const submit = () => void form.handleSubmit(send)();

  return (
    <Form
      label={asked.title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {asked.consequence ? <p className={classes.text}>{asked.consequence}</p> : null}
      <PasswordField
        control={control}
        name="password"
        label={text.password}
        autoComplete="current-password"
        help={text.passwordHelp}
        required
      />
      <FactorFields form={form} factors={factors} onPasskey={submit} />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={asked.cancel}>{uiText.goBack}</CancelButton>
        <SubmitButton busy={formState.isSubmitting} danger={asked.danger ?? false}>
          {asked.submit}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

interface FactorFieldsProps {
  form: UseFormReturn<PersonProof>;
  /** Undefined until loaded. The server asks for whatever is missing. */
  factors: Profile['secondFactor'] | undefined;
  /** Called when a passkey has answered, which completes the form. */
  onPasskey: () => void;
}

function FactorFields({ form, factors, onPasskey }: FactorFieldsProps) {
  const { control, formState } = form;
  const hasPasskey = factors !== undefined && factors.passkeys.length > 0;
  const asksCode = factors?.enabled === true || formState.errors.code !== undefined;
  if (!asksCode) return null;
  const hasApp = factors === undefined || factors.authenticatorSince !== null;
  return (
    <>
      {hasPasskey ? <PasskeyButton form={form} onDone={onPasskey} /> : null}
      <TextField
        control={control}
        name="code"
        label={hasApp ? text.code : text.recoveryCode}
        inputMode={hasApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        help={hasApp ? text.codeHelp : text.noPasskeyHelp}
        required={!hasPasskey}
      />
    </>
  );
}

function PasskeyButton({ form, onDone }: { form: UseFormReturn<PersonProof>; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const password = useWatch({ control: form.control, name: 'password' });

  async function prove() {
    if (password === '') return onDone();
    setBusy(true);
    form.clearErrors();
    try {
      form.setValue('passkey', await proveWithPasskey());
      onDone();
    } catch (failure) {
      form.setError('root', { message: explainFailure(failure) });
    }
    setBusy(false);
  }

  return (
    <PendingButton variant="default" busy={busy} onClick={() => void prove()}>
      {text.passkeyButton}
    </PendingButton>
  );
}
