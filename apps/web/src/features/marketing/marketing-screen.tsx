import type { Campaign } from '@counter/contract/marketing';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/use-list-address.ts';
import { addIcon } from '../../ui/actions/add-icon.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { CampaignDrawer } from './campaign-drawer.tsx';
import { CampaignList } from './campaign-list.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import type { MarketingSearch } from './marketing-search.ts';
import { lazyPart } from '../../ui/browser/ahead.ts';
import { text } from './marketing.text.ts';

// Knowing the telephone numbers of the world takes more than all the rest of this screen.
const CampaignDialog = lazyPart(async () => ({
  default: (await import('./dialog/campaign-dialog.tsx')).CampaignDialog,
}));

/** Marketing: text messages to many, with what became of each. */
export function MarketingScreen({ search }: { search: MarketingSearch }) {
  const { can } = useCurrentStore();
  const address = useListAddress(search);
  const [created, setCreated] = useState<Campaign | 'new'>();
  const [cancelled, setCancelled] = useState<Campaign>();
  const create = can('marketing:write') ? (
    <Button leftSection={addIcon} onClick={() => setCreated('new')}>
      {text.createCampaign}
    </Button>
  ) : null;
  const actions = { onDuplicate: setCreated, onCancel: setCancelled };
  return (
    <Page>
      <PageHeader
        title={text.marketing}
        description={text.textMessagesToCustomersWho}
        actions={create}
      />
      <CampaignList search={search} create={create} {...actions} />
      <CampaignDrawer search={search} onClose={address.close} {...actions} />
      <CancelQuestion campaign={cancelled} onClose={() => setCancelled(undefined)} />
      {created ? (
        <Suspense>
          <CampaignDialog
            original={created === 'new' ? undefined : created}
            onClose={() => setCreated(undefined)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
