import type { StatementMails } from '@counter/contract/notifications';
import { formatHour } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { FilesField } from './files-field.tsx';
import { useMailsForm } from './mails-form.ts';
import classes from './mails.module.css';
import { text } from './mails.text.ts';
import { RecipientsField } from './recipients-field.tsx';

interface MailsDialogProps {
  mails: StatementMails;
  onClose: () => void;
}

/** A dialog with the form for statement emails. */
export function MailsDialog({ mails, onClose }: MailsDialogProps) {
  return (
    <FormDialog
      title={text.statementEmails}
      unsaved={text.unsavedWarning}
      onClose={onClose}
      width={520}
    >
      <MailsForm mails={mails} onClose={onClose} />
    </FormDialog>
  );
}

const rhythms = [
  { value: 'WEEKLY', label: text.everyWeek },
  { value: 'MONTHLY', label: text.everyMonth },
  { value: 'OFF', label: text.never },
];

function MailsForm({ mails, onClose }: MailsDialogProps) {
  const { timeZone } = useCurrentStore();
  const { form, stale, save, takeTheirs } = useMailsForm(mails, onClose);
  const { control, formState } = form;
  return (
    <DialogForm
      submit={text.save}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={() => void save()}
    >
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <div className={classes.fields}>
        <SelectField
          control={control}
          name="rhythm"
          label={text.rhythm}
          options={rhythms}
          help={text.rhythmHelp(formatHour(7), timeZone.replaceAll('_', ' '))}
        />
        <FilesField control={control} />
        <RecipientsField control={control} />
      </div>
    </DialogForm>
  );
}
