import { useWatch } from 'react-hook-form';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { MomentField } from '../../../ui/forms/date-field.tsx';
import classes from '../operator.module.css';
import { Instant } from '../when.tsx';
import type { StoreDialogProps } from './lift-dialog.tsx';
import { suspensionEnds } from './suspension-end.ts';
import { endOf, useSuspendForm, type SuspendForm } from './use-suspend-form.ts';
import { text } from '../operator.text.ts';
import { storesText } from './stores.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const options = Object.entries(suspensionEnds).map(([value, label]) => ({ value, label }));

/** Asks why and until when a store is suspended. */
export function SuspendDialog({ store, opened, onClose }: StoreDialogProps) {
  const { form, submit, busy } = useSuspendForm(store, onClose);
  const { control } = form;
  const end = useWatch({ control, name: 'end' });
  return (
    <FormDialog
      opened={opened}
      title={storesText.suspendTitle(store.name)}
      width={480}
      onClose={onClose}
    >
      <DialogForm
        submit={storesText.suspendStore}
        cancel={uiText.goBack}
        danger
        busy={busy}
        failure={form.formState.errors.root?.message}
        onSubmit={submit}
      >
        <p>{storesText.suspendHelp}</p>
        <TextareaField
          control={control}
          name="reason"
          label={uiText.reason}
          help={text.visibleToStoreHelp}
          rows={4}
          maxLength={1000}
          required
        />
        <SelectField control={control} name="end" label={storesText.ends} options={options} />
        {end === 'AT' ? (
          <MomentField
            control={control}
            name="at"
            label={uiText.dateAndTime}
            help={storesText.endsAtHelp}
          />
        ) : (
          <EndNote form={form} />
        )}
      </DialogForm>
    </FormDialog>
  );
}

/** Shows the exact end before the suspension starts. */
function EndNote({ form }: { form: SuspendForm }) {
  const choice = useWatch({ control: form.control });
  const end = endOf({ end: choice.end ?? 'LIFTED', at: choice.at ?? '' });
  if (!end) return null;
  return <p className={classes.muted}>{storesText.endsHint(<Instant at={end} inSentence />)}</p>;
}
