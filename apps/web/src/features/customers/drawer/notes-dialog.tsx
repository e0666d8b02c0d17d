import {
  customerNotesRequest,
  type Customer,
  type CustomerNotesRequest,
} from '@counter/contract/customers';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { useReadCustomer, useSaveNotes } from '../customers.queries.ts';
import { text } from '../customers.text.ts';

interface NotesDialogProps {
  customer: Customer;
  called: string;
  onClose: () => void;
}

/** The notes on a customer in a dialog. */
export function NotesDialog({ customer, called, onClose }: NotesDialogProps) {
  return (
    <FormDialog
      title={text.drawer.notesOn(called)}
      unsaved={text.drawer.unsavedWarning}
      onClose={onClose}
    >
      <NotesForm customer={customer} onSaved={onClose} />
    </FormDialog>
  );
}

type NotesValues = { notes: string };

function useNotesForm({ id, notes }: Customer, onSaved: (message: string) => void) {
  const { userId, storeId } = useCurrentStore();
  const [resolver] = useState(() =>
    resolverFor(customerNotesRequest, (values: NotesValues) => ({
      userId,
      storeId,
      customerId: id,
      ...values,
    })),
  );
  const form = useForm<NotesValues, unknown, CustomerNotesRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: { notes: notes.text },
  });
  const { mutateAsync: send } = useSaveNotes();
  const read = useReadCustomer();
  const saving = useVersionedSave(form, {
    olVersion: notes.olVersion,
    send,
    readTheirs: async () => {
      const theirs = (await read(id)).notes;
      return { values: { notes: theirs.text }, olVersion: theirs.olVersion };
    },
    onSaved: ({ message = uiText.saved }) => onSaved(message),
  });
  return { form, ...saving };
}

interface NotesFormProps {
  customer: Customer;
  onSaved: () => void;
}

function NotesForm({ customer, onSaved }: NotesFormProps) {
  const { form, stale, save, takeTheirs } = useNotesForm(customer, (message) => {
    toastSuccess(message);
    onSaved();
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <DialogForm
      label={text.drawer.notes}
      submit={text.drawer.saveNotes}
      busy={isSubmitting}
      dirty={isDirty}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <TextareaField
        control={control}
        name="notes"
        label={text.drawer.notes}
        help={text.drawer.notesHelp}
        rows={6}
        counted={2000}
      />
    </DialogForm>
  );
}
