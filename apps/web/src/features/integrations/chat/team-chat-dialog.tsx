import {
  chatKinds,
  teamChatForm,
  type TeamChat,
  type TeamChatForm,
} from '@counter/contract/integrations';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { ChoicesField } from '../choices-field.tsx';
import classes from '../integrations.module.css';
import { useSaveTeamChat } from './team-chat.queries.ts';
import { text } from './team-chat.text.ts';

interface TeamChatDialogProps {
  chat: TeamChat;
  onClose: () => void;
}

/** The form of the team chat in a dialog. */
export function TeamChatDialog(props: TeamChatDialogProps) {
  const isNew = props.chat.service === null;
  return (
    <FormDialog
      title={isNew ? text.connect : text.editTitle}
      unsaved={text.unsavedWarning}
      onClose={props.onClose}
      width={520}
    >
      <TeamChatFields {...props} />
    </FormDialog>
  );
}

function TeamChatFields({ chat, onClose }: TeamChatDialogProps) {
  const { mutateAsync } = useSaveTeamChat();
  const { service, address, kinds, olVersion } = chat;
  const isNew = service === null;
  const [resolver] = useState(() => resolverFor(teamChatForm, (values: TeamChatForm) => values));
  const form = useForm<TeamChatForm, unknown, TeamChatForm>({
    mode: 'onTouched',
    resolver,
    defaultValues: { address: '', kinds: isNew ? [...chatKinds] : kinds },
  });
  const { control, formState } = form;

  async function save(wanted: TeamChatForm) {
    if (isNew && wanted.address === '') {
      form.setError('address', { message: text.addressMissing }, { shouldFocus: true });
      return;
    }
    try {
      await mutateAsync({ ...wanted, olVersion, isNew });
      onClose();
      toastSuccess(uiText.saved);
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <DialogForm
      submit={isNew ? text.connect : text.save}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={() => void form.handleSubmit(save)()}
    >
      <div className={classes.fields}>
        <TextField
          control={control}
          name="address"
          label={isNew ? text.address : text.otherAddress}
          help={isNew ? text.addressHelp : text.otherAddressHelp(address)}
          autoComplete="off"
          required={isNew}
        />
        <ChoicesField
          control={control}
          name="kinds"
          label={text.events}
          choices={chatKinds}
          labels={text.kinds}
        />
      </div>
    </DialogForm>
  );
}
