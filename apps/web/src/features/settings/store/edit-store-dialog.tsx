import { storeInfoRequest, type StoreInfo } from '@counter/contract/settings';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useUpdateStoreInfo } from '../settings.queries.ts';
import { useSettingForm } from '../use-setting-form.ts';
import { formsText } from '../../../ui/forms/forms.text.ts';
import { text } from '../settings.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface AboutStore {
  info: StoreInfo;
  /** Refetches the public information. */
  reread: () => Promise<StoreInfo>;
}

interface EditStoreDialogProps extends AboutStore {
  onClose: () => void;
}

/** A dialog to edit the store's public information. Closing asks before it discards input. */
export function EditStoreDialog({ onClose, ...about }: EditStoreDialogProps) {
  return (
    <FormDialog
      title={text.store.editStore}
      width={560}
      unsaved={formsText.leaveWarning}
      onClose={onClose}
    >
      <EditStoreForm {...about} onClose={onClose} />
    </FormDialog>
  );
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

function EditStoreForm({ onClose, ...about }: AboutStore & Pick<EditStoreDialogProps, 'onClose'>) {
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
  return (
    <DialogForm
      submit={uiText.saveChanges}
      busy={isSubmitting}
      dirty={isDirty}
      failure={formState.errors.root?.message}
      onSubmit={() => void save()}
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
    </DialogForm>
  );
}
