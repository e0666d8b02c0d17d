import type { PersonProof } from '@counter/contract/auth';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '../../lib/api.ts';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/form.tsx';
import { showRefusal } from '../../ui/show-refusal.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import classes from './bank.module.css';
import { ProofDialog } from './proof-dialog.tsx';

interface PartFormProps<Values extends FieldValues, Typed> {
  /** What is changed: "bank account". */
  what: string;
  form: UseFormReturn<Values, unknown, Typed>;
  first: FieldPath<Values>;
  /** What saving it brings about. */
  consequence: string;
  save: (typed: Typed, proof: PersonProof) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of a card. Saving asks for the password; a refusal is shown where it belongs. */
export function PartForm<Values extends FieldValues, Typed>(props: PartFormProps<Values, Typed>) {
  const { what, form, first, save, onClose } = props;
  const { formState, setFocus } = form;
  const [typed, setTyped] = useState<{ readonly value: Typed }>();
  useEffect(() => setFocus(first), [setFocus, first]);

  async function saveWith(proof: PersonProof): Promise<void> {
    if (!typed) return;
    try {
      await save(typed.value, proof);
    } catch (failure) {
      if (!isAboutForm(failure)) throw failure;
      setTyped(undefined);
      showRefusal(form, failure);
      return;
    }
    toastSuccess(`The ${what} is saved.`);
    onClose();
  }

  return (
    <>
      <Form
        label={`Change ${what}`}
        onSubmit={(event) => void form.handleSubmit((value) => setTyped({ value }))(event)}
      >
        <div className={classes.fields}>{props.children}</div>
        <FormError>{formState.errors.root?.message}</FormError>
        <FormActions>
          <CancelButton onClick={onClose}>Cancel</CancelButton>
          <SubmitButton busy={false}>Save</SubmitButton>
        </FormActions>
      </Form>
      <ProofDialog
        opened={typed !== undefined}
        title={`Save the ${what}?`}
        consequence={props.consequence}
        prove={saveWith}
        onClose={() => setTyped(undefined)}
      />
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}

/** Whether a failure is about what was typed on the card, not about who typed it or the way there. */
function isAboutForm(failure: unknown): boolean {
  if (!(failure instanceof ApiProblem)) return false;
  if (failure.code === 'CHANGED_MEANWHILE') return true;
  return failure.errors.some(({ path }) => path !== 'password' && path !== 'code');
}
