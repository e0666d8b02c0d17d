import { zodResolver } from '@hookform/resolvers/zod';
import { viewNameForm } from '@counter/contract/views';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { keyFor, type Keyed } from '../../lib/send-once.ts';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useSaveView } from './views.queries.ts';
import type { SentView } from './view-owner.tsx';
import { viewsText } from './views.text.ts';

/** A view to name: a new one, or one to rename. */
export interface Naming {
  readonly title: string;
  readonly view: SentView;
}

interface NameDialogProps {
  naming: Naming;
  onClose: () => void;
  /** Called with the id of the view. */
  onSaved: (id: number) => void;
}

/** Asks for the name of a view and saves it. */
export function NameDialog({ naming: { title, view }, onClose, onSaved }: NameDialogProps) {
  const form = useForm({
    resolver: zodResolver(viewNameForm),
    defaultValues: { name: view.name },
    mode: 'onTouched',
  });
  const save = useSaveView();
  const last = useRef<Keyed<SentView>>(undefined);
  const { errors, isSubmitting } = form.formState;
  const submit = async ({ name }: { readonly name: string }) => {
    try {
      last.current = keyFor({ ...view, name }, last.current);
      const { data } = await save.mutateAsync(last.current);
      const saved = data.find((one) => one.list === view.list && one.name === name);
      if (saved) onSaved(saved.id);
      toastSuccess(viewsText.saved(name));
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  };
  return (
    <FormDialog title={title} width={440} onClose={onClose}>
      <DialogForm
        submit={view.id === 0 ? viewsText.saveView : viewsText.saveName}
        busy={isSubmitting}
        failure={errors.root?.message}
        onSubmit={() => void form.handleSubmit(submit)()}
      >
        <TextField
          control={form.control}
          name="name"
          label={viewsText.name}
          help={viewsText.nameHelp}
          autoComplete="off"
          maxLength={40}
          required
        />
      </DialogForm>
    </FormDialog>
  );
}
