import type { Campaign } from '@counter/contract/marketing';
import { DrawerWaiting } from '../../../ui/drawer-waiting.tsx';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../../ui/form.tsx';
import { DirtyState, FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useCampaignContacts } from '../marketing.queries.ts';
import { ContactsField } from './contacts-field.tsx';
import { MessageField } from './message-field.tsx';
import { ReachPanel } from './reach-panel.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { SegmentsField } from './segments-field.tsx';
import { useCampaignForm } from './use-campaign-form.ts';

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
      title="Create Campaign"
      unsaved="What you typed of this campaign is not set up yet."
      onClose={onClose}
    >
      {(dialog) =>
        contacts ? (
          <CampaignForm original={original} contacts={contacts} onSaved={onClose} {...dialog} />
        ) : (
          <DrawerWaiting what="campaign" query={query} />
        )
      }
    </FormDialog>
  );
}

interface CampaignFormProps {
  original: Campaign | undefined;
  contacts: readonly string[];
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

function CampaignForm({ original, contacts, onDirty, onCancel, onSaved }: CampaignFormProps) {
  const { form, save } = useCampaignForm({ original, contacts }, (message) => {
    toastSuccess(message);
    onSaved();
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <Form
      label="New campaign"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void save();
      }}
    >
      <DirtyState dirty={isDirty} onDirty={onDirty} />
      <TextField
        control={control}
        name="title"
        label="Title"
        help="For yourselves; it is not sent."
        autoComplete="off"
        required
      />
      <MessageField form={form} />
      <SegmentsField form={form} />
      <ContactsField form={form} />
      <ScheduleField form={form} />
      <ReachPanel form={form} />
      <FormError>{errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onCancel}>Cancel</CancelButton>
        <SubmitButton busy={isSubmitting}>Create campaign</SubmitButton>
      </FormActions>
    </Form>
  );
}
