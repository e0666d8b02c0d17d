import { useEffect, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/forms/form.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import classes from './bank.module.css';
import type { SavingPart } from './bank.queries.ts';
import { text } from './bank.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface PartFormProps<Values extends FieldValues, Typed> extends SavingPart {
  form: UseFormReturn<Values, unknown, Typed>;
  first: FieldPath<Values>;
  save: (typed: Typed, saving: SavingPart) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a card. Saving asks for proof of identity; errors appear at their fields. */
export function PartForm<Values extends FieldValues, Typed>(props: PartFormProps<Values, Typed>) {
  const { what, consequence, form, first, save, onClose } = props;
  const { formState, setFocus } = form;
  useEffect(() => setFocus(first), [setFocus, first]);

  async function send(typed: Typed): Promise<void> {
    try {
      await save(typed, { what, consequence });
      toastSuccess(text.savedToast(what));
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <>
      <Form
        label={text.changeLabel(what)}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <div className={classes.fields}>{props.children}</div>
        <FormError>{formState.errors.root?.message}</FormError>
        <FormActions>
          <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
          <SubmitButton busy={formState.isSubmitting}>{uiText.save}</SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}
