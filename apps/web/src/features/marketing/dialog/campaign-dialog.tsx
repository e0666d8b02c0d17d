import type { Campaign } from '@counter/contract/marketing';
import { DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useCampaignContacts } from '../marketing.queries.ts';
import { ContactsField } from './contacts-field.tsx';
import { MessageField } from './message-field.tsx';
import { ReachPanel } from './reach-panel.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { SegmentsField } from './segments-field.tsx';
import { useCampaignForm } from './use-campaign-form.ts';
import { text } from '../marketing.text.ts';

interface CampaignDialogProps {
  /** The campaign that this one is made of; undefined for one from scratch. */
  original: Campaign | undefined;
  onClose: () => void;
}

/** The form of a campaign in a dialog. */
export function CampaignDialog({ original, onClose }: CampaignDialogProps) {
  const query = useCampaignContacts(original?.id);
  const contacts = original ? query.data : [];
  return (
    <FormDialog
      title={text.createCampaign}
      unsaved={text.dialog.whatYouTypedOfThis}
      onClose={onClose}
    >
      {contacts ? (
        <CampaignForm original={original} contacts={contacts} onSaved={onClose} />
      ) : (
        <DrawerWaiting what="campaign" query={query} />
      )}
    </FormDialog>
  );
}

interface CampaignFormProps {
  original: Campaign | undefined;
  contacts: readonly string[];
  onSaved: () => void;
}

function CampaignForm({ original, contacts, onSaved }: CampaignFormProps) {
  const { form, save } = useCampaignForm({ original, contacts }, (message) => {
    toastSuccess(message);
    onSaved();
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <DialogForm
      label={text.dialog.newCampaign}
      submit={text.dialog.createCampaign}
      busy={isSubmitting}
      dirty={isDirty}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      <TextField
        control={control}
        name="title"
        label={text.title}
        help={text.dialog.forYourselvesItIsNot}
        autoComplete="off"
        required
      />
      <MessageField form={form} />
      <SegmentsField form={form} />
      <ContactsField form={form} />
      <ScheduleField form={form} />
      <ReachPanel form={form} />
    </DialogForm>
  );
}
