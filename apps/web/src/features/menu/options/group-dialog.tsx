import type { StoreOptionGroup } from '@counter/contract/menu';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { ChoicesField } from './choices-field.tsx';
import classes from './options.module.css';
import { useGroupForm } from './use-group-form.ts';
import { text } from '../menu.text.ts';
import { optionsText } from './options.text.ts';

interface GroupDialogProps {
  /** Undefined for a new group. */
  group: StoreOptionGroup | undefined;
  onSaved?: (group: StoreOptionGroup) => void;
  onClose: () => void;
}

/** A dialog to edit an option group, open while rendered. Closing asks before it discards input. */
export function GroupDialog({ group, onSaved, onClose }: GroupDialogProps) {
  return (
    <FormDialog
      title={group ? text.editLabel(group.name) : text.newOptionGroup}
      width={640}
      unsaved={optionsText.unsavedWarning}
      onClose={onClose}
    >
      <GroupForm
        group={group}
        onSaved={(saved) => {
          onClose();
          onSaved?.(saved);
        }}
      />
    </FormDialog>
  );
}

interface GroupFormProps {
  group: StoreOptionGroup | undefined;
  onSaved: (group: StoreOptionGroup) => void;
}

function GroupForm({ group, onSaved }: GroupFormProps) {
  const { form, stale, save, takeTheirs } = useGroupForm(group, (saved, message) => {
    toastSuccess(message);
    onSaved(saved);
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <DialogForm
      submit={group ? optionsText.saveOptionGroup : optionsText.addOptionGroup}
      busy={isSubmitting}
      dirty={isDirty}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      {group ? <UsedBy group={group} /> : null}
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <TextField
        control={control}
        name="name"
        label={optionsText.groupName}
        help={optionsText.groupNameHelp}
        required
      />
      <div className={classes.bounds}>
        <NumberField
          control={control}
          name="minimum"
          label={optionsText.minimum}
          help={optionsText.minimumHelp}
          required
        />
        <NumberField
          control={control}
          name="maximum"
          label={optionsText.maximum}
          help={optionsText.maximumHelp}
          required
        />
      </div>
      <ChoicesField
        control={control}
        isNew={group === undefined}
        error={errors.choices?.root?.message ?? errors.choices?.message}
      />
    </DialogForm>
  );
}

function UsedBy({ group: { products } }: { group: StoreOptionGroup }) {
  if (products.length === 0) return null;
  const names = products.map(({ name }) => name).join(', ');
  return <p className={classes.muted}>{optionsText.sharedGroupHint(names)}</p>;
}
