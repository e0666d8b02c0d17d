import { campaignGoals, type Campaign } from '@counter/contract/marketing';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { addIcon } from '../../ui/actions/add-icon.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { CampaignDrawer } from './campaign-drawer.tsx';
import { CampaignList } from './campaign-list.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { GoalsPanel } from './goals/goals-panel.tsx';
import type { MarketingSearch } from './marketing-search.ts';
import { lazyPart } from '../../ui/browser/ahead.ts';
import { text } from './marketing.text.ts';

// The phone number library is larger than the rest of this screen.
const CampaignDialog = lazyPart(async () => ({
  default: (await import('./dialog/campaign-dialog.tsx')).CampaignDialog,
}));

/** Marketing: text message campaigns and their results. */
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
  const goal = campaignGoals.find((one) => one === search.goal);
  const phone = useIsPhone();
  const goals = can('marketing:write') ? (
    <GoalsPanel onStart={(chosen) => address.update({ goal: chosen })} />
  ) : null;
  const actions = { onDuplicate: setCreated, onCancel: setCancelled };
  return (
    <Page>
      <PageHeader
        title={text.marketing}
        description={text.pageHelp}
        actions={
          <>
            <LinkButton to="/dashboard/marketing/calendar" variant="default">
              {text.calendar}
            </LinkButton>
            {create}
          </>
        }
      />
      {phone ? null : goals}
      <CampaignList search={search} create={create} {...actions} />
      {phone ? goals : null}
      <CampaignDrawer search={search} onClose={address.close} {...actions} />
      <CancelQuestion campaign={cancelled} onClose={() => setCancelled(undefined)} />
      {created || (goal && can('marketing:write')) ? (
        <Suspense>
          <CampaignDialog
            original={created === 'new' ? undefined : created}
            start={goal && { goal, code: search.code }}
            onClose={() => {
              setCreated(undefined);
              address.update({ goal: undefined, code: undefined }, { replace: true });
            }}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
