import type { Campaign } from '@counter/contract/marketing';
import { DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useCampaignContacts, useGoals } from '../marketing.queries.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { usePromos } from '../../promotions/index.ts';
import { ContactsField } from './contacts-field.tsx';
import { draftOf, type Draft, type Start } from './draft.ts';
import { MessageField } from './message-field.tsx';
import { OfferField } from './offer-field.tsx';
import { ReachPanel, ReachSummary } from './reach-panel.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { SegmentsField } from './segments-field.tsx';
import { useCampaignForm } from './use-campaign-form.ts';
import { text } from '../marketing.text.ts';

interface CampaignDialogProps {
  /** The campaign to duplicate; undefined for a new one. */
  original: Campaign | undefined;
  /** The goal to start from. */
  start?: Start | undefined;
  onClose: () => void;
}

/** A dialog with the form of a campaign. */
export function CampaignDialog({ original, start, onClose }: CampaignDialogProps) {
  const query = useCampaignContacts(original?.id);
  const contacts = original ? query.data : [];
  const draft = useDraft(original ? undefined : start);
  return (
    <FormDialog title={text.createCampaign} unsaved={text.dialog.unsavedWarning} onClose={onClose}>
      {contacts && draft !== 'waiting' ? (
        <CampaignForm original={original} draft={draft} contacts={contacts} onSaved={onClose} />
      ) : (
        <DrawerWaiting what="campaign" query={query} />
      )}
    </FormDialog>
  );
}

/** Returns the first draft for a goal; 'waiting' until promo codes and goals have loaded or failed. */
function useDraft(start: Start | undefined): Draft | undefined | 'waiting' {
  const { timeZone } = useCurrentStore();
  const promos = usePromos(0);
  const goals = useGoals();
  if (!start) return undefined;
  if (promos.isPending || goals.isPending) return 'waiting';
  return draftOf(start, promos.data?.content ?? [], goals.data, timeZone);
}

interface CampaignFormProps {
  original: Campaign | undefined;
  draft: Draft | undefined;
  contacts: readonly string[];
  onSaved: () => void;
}

function CampaignForm({ original, draft, contacts, onSaved }: CampaignFormProps) {
  const { form, save } = useCampaignForm({ original, draft, contacts }, (message) => {
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
      summary={<ReachSummary form={form} />}
    >
      <TextField
        control={control}
        name="title"
        label={text.title}
        help={text.dialog.titleHelp}
        autoComplete="off"
        required
      />
      {draft ? <OfferField form={form} draft={draft} /> : null}
      <MessageField form={form} />
      <SegmentsField form={form} />
      <ContactsField form={form} />
      <ScheduleField form={form} />
      <CheckboxField
        control={control}
        name="holdOut"
        label={text.dialog.holdOut}
        help={text.dialog.holdOutHelp}
      />
      <ReachPanel form={form} />
    </DialogForm>
  );
}
