import { operatorInvitationForm, type OperatorInvitationForm } from '@counter/contract/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import classes from './people.module.css';
import { useInviteOperator } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';

interface InviteDialogProps {
  onClose: () => void;
}

/** A dialog with the form to invite an operator. */
export function InviteDialog(props: InviteDialogProps) {
  return (
    <FormDialog
      title={text.inviteTitle}
      unsaved={text.unsavedWarning}
      onClose={props.onClose}
      width={480}
    >
      <InviteForm {...props} />
    </FormDialog>
  );
}

const blank: OperatorInvitationForm = { email: '', fullName: '' };

function InviteForm({ onClose }: InviteDialogProps) {
  const { mutateAsync } = useInviteOperator();
  const [resolver] = useState(() =>
    resolverFor(operatorInvitationForm, (values: OperatorInvitationForm) => values),
  );
  const form = useForm<OperatorInvitationForm, unknown, OperatorInvitationForm>({
    mode: 'onTouched',
    resolver,
    defaultValues: blank,
  });
  const { control, formState } = form;

  async function invite(person: OperatorInvitationForm) {
    try {
      await mutateAsync(person);
      onClose();
      toastSuccess(text.invited(person.email));
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <DialogForm
      submit={text.invite}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={() => void form.handleSubmit(invite)()}
    >
      <div className={classes.fields}>
        <TextField
          control={control}
          name="fullName"
          label={text.fullName}
          autoComplete="off"
          required
        />
        <TextField
          control={control}
          name="email"
          label={text.email}
          help={text.inviteHelp}
          autoComplete="off"
          required
        />
      </div>
    </DialogForm>
  );
}
