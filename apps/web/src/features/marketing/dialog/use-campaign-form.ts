import type { Campaign, CampaignRequest } from '@counter/contract/marketing';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { useSaveCampaign } from '../marketing.queries.ts';
import {
  campaignResolver,
  draftValues,
  firstValues,
  type CampaignValues,
} from './campaign-values.ts';
import type { Draft } from './draft.ts';
import { text } from '../marketing.text.ts';

/** Form state of a new campaign, with validation and saving. */
export function useCampaignForm(
  {
    original,
    draft,
    contacts,
  }: { original: Campaign | undefined; draft: Draft | undefined; contacts: readonly string[] },
  onSaved: (message: string) => void,
) {
  const store = useCurrentStore();
  const [resolver] = useState(() => campaignResolver(store));
  const form = useForm<CampaignValues, unknown, CampaignRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: draft
      ? draftValues(draft, store.timeZone)
      : firstValues(original, contacts, store.timeZone),
  });
  const { mutateAsync } = useSaveCampaign();
  const keyed = useRef<Keyed<CampaignRequest>>(undefined);

  async function send(checked: CampaignRequest) {
    keyed.current = keyFor(checked, keyed.current);
    try {
      const { message } = await mutateAsync(keyed.current);
      onSaved(message ?? text.dialog.campaignAddedToast);
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  async function save() {
    form.clearErrors('root');
    await form.handleSubmit(send)();
  }

  return { form, save };
}

export type CampaignForm = ReturnType<typeof useCampaignForm>['form'];
