import { storeInfoRequest, type StoreInfo } from '@counter/contract/settings';
import { useEffect, useRef, useState } from 'react';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { useUpdateStoreInfo } from '../settings.queries.ts';
import { useSettingForm } from '../use-setting-form.ts';
import { text } from '../settings.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface AboutStore {
  info: StoreInfo;
  /** Reads what the store says of itself again. */
  reread: () => Promise<StoreInfo>;
}

interface EditStoreDialogProps extends AboutStore {
  opened: boolean;
  onClose: () => void;
}

/** Changes what the store says of itself. Asks before what is typed is lost. */
export function EditStoreDialog({ opened, onClose, ...about }: EditStoreDialogProps) {
  const dirty = useRef(false);
  const [leaving, setLeaving] = useState(false);

  function close() {
    setLeaving(false);
    onClose();
  }

  return (
    <Modal
      opened={opened}
      onClose={() => (dirty.current ? setLeaving(true) : close())}
      title={text.store.editStore}
      size={560}
      centered
    >
      <EditStoreForm
        {...about}
        leaving={leaving}
        onDirty={(isDirty) => (dirty.current = isDirty)}
        onClose={close}
        onStay={() => setLeaving(false)}
      />
    </Modal>
  );
}

interface EditStoreFormProps extends AboutStore {
  /** Asks whether what is typed may go. */
  leaving: boolean;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  onStay: () => void;
}

interface InfoValues {
  name: string;
  address: string;
  phoneNumber: string;
  website: string;
  description: string;
}

const valuesOf = ({ name, address, phoneNumber, website, description }: StoreInfo): InfoValues => ({
  name,
  address,
  phoneNumber,
  website,
  description,
});

function EditStoreForm({ leaving, onDirty, onClose, onStay, ...about }: EditStoreFormProps) {
  const { mutateAsync: send } = useUpdateStoreInfo();
  const { form, save, stale } = useSettingForm({
    setting: about.info,
    reread: about.reread,
    request: storeInfoRequest,
    valuesOf,
    send,
    onSaved: () => {
      toastSuccess(text.store.storeUpdatedToast);
      onClose();
    },
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  });
  return (
    <Form
      label={text.store.editStore}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void save();
      }}
    >
      {stale ? <StaleForm {...stale} /> : null}
      <TextField control={control} name="name" label={uiText.name} required />
      <TextareaField control={control} name="address" label={uiText.address} rows={2} required />
      <TextField
        control={control}
        name="phoneNumber"
        label={uiText.phoneNumber}
        type="tel"
        required
      />
      <TextField
        control={control}
        name="website"
        label={text.store.website}
        type="url"
        inputMode="url"
        placeholder={text.store.websitePlaceholder}
        required
      />
      <TextareaField
        control={control}
        name="description"
        label={uiText.description}
        rows={3}
        counted={500}
      />
      <FormError>{formState.errors.root?.message}</FormError>
      {leaving ? (
        <LeaveQuestion onDiscard={onClose} onStay={onStay} />
      ) : (
        <FormActions>
          <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
          <SubmitButton busy={isSubmitting}>{uiText.saveChanges}</SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}
