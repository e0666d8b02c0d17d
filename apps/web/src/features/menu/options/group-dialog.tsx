import type { StoreOptionGroup } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { DirtyState, FormDialog } from '../../../ui/form-dialog.tsx';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { ChoicesField } from './choices-field.tsx';
import classes from './options.module.css';
import { useGroupForm } from './use-group-form.ts';

interface GroupDialogProps {
  /** Undefined for a new one. */
  group: StoreOptionGroup | undefined;
  onSaved?: (group: StoreOptionGroup) => void;
  onClose: () => void;
}

/** The editor of an option group; there while it is rendered. What was typed is not dropped unasked. */
export function GroupDialog({ group, onSaved, onClose }: GroupDialogProps) {
  return (
    <FormDialog
      title={group ? `Edit ${group.name}` : 'New option group'}
      width={640}
      unsaved="What you changed in this option group is not saved yet."
      onClose={onClose}
    >
      {({ onDirty, onCancel }) => (
        <GroupForm
          group={group}
          onDirty={onDirty}
          onCancel={onCancel}
          onSaved={(saved) => {
            onClose();
            onSaved?.(saved);
          }}
        />
      )}
    </FormDialog>
  );
}

interface GroupFormProps {
  group: StoreOptionGroup | undefined;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: (group: StoreOptionGroup) => void;
}

function GroupForm({ group, onDirty, onCancel, onSaved }: GroupFormProps) {
  const { form, stale, save, takeTheirs } = useGroupForm(group, (saved, message) => {
    toastSuccess(message);
    onSaved(saved);
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <Form
      label={group ? `Edit ${group.name}` : 'New option group'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void save();
      }}
    >
      <DirtyState dirty={isDirty} onDirty={onDirty} />
      {group ? <UsedBy group={group} /> : null}
      {stale === undefined ? null : <Stale reason={stale} onTake={takeTheirs} />}
      <TextField
        control={control}
        name="name"
        label="Group name"
        help="Such as Size or Extras."
        required
      />
      <div className={classes.bounds}>
        <NumberField
          control={control}
          name="minimum"
          label="Minimum"
          help="0 where nobody has to choose."
          required
        />
        <NumberField
          control={control}
          name="maximum"
          label="Maximum"
          help="How many may be chosen."
          required
        />
      </div>
      <ChoicesField
        control={control}
        error={errors.choices?.root?.message ?? errors.choices?.message}
      />
      <FormError>{errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onCancel}>Cancel</CancelButton>
        <SubmitButton busy={isSubmitting}>
          {group ? 'Save option group' : 'Add option group'}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function UsedBy({ group: { products } }: { group: StoreOptionGroup }) {
  if (products.length === 0) return null;
  const names = products.map(({ name }) => name).join(', ');
  return <p className={classes.muted}>Changes show at every product that offers it: {names}.</p>;
}

function Stale({ reason, onTake }: { reason: string; onTake: () => void }) {
  return (
    <div role="alert">
      <Notice
        tone="info"
        action={
          <Button variant="default" onClick={onTake}>
            Take theirs
          </Button>
        }
      >
        {reason} What you typed is still here: save it again to keep yours.
      </Notice>
    </div>
  );
}
