import { campaignReference, formatPartPrice, type Campaign } from '@counter/contract/marketing';
import { countOf, formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DetailDrawer } from '../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import type { CampaignActions } from './campaign-menu.tsx';
import { CampaignMessages } from './campaign-messages.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignResult } from './campaign-result.tsx';
import { CampaignBadge, isOpen } from './campaign-words.tsx';
import classes from './marketing.module.css';
import type { MarketingSearch } from './marketing-search.ts';
import { useCampaign } from './marketing.queries.ts';
import { text as sentences } from './marketing.text.ts';

interface CampaignDrawerProps extends CampaignActions {
  search: MarketingSearch;
  onClose: () => void;
}

/** The open campaign's details. */
export function CampaignDrawer({ search, onClose, ...actions }: CampaignDrawerProps) {
  const { can, timeZone } = useCurrentStore();
  const writes = can('marketing:write');
  const id = useLastOpen(search.open);
  const query = useCampaign(id);
  return (
    <DetailDrawer
      id={id}
      opened={search.open !== undefined}
      onClose={onClose}
      what="campaign"
      title={sentences.campaign}
      query={query}
    >
      {(campaign) => ({
        title: campaign.title,
        badge: <CampaignBadge campaign={campaign} />,
        subtitle: `${formatInstant(campaign.scheduleAt, timeZone)} · ${countOf(campaign.contacts, 'contact', 'contacts')}`,
        footer: writes ? <Actions campaign={campaign} {...actions} /> : null,
        children: (
          <div className={classes.sections}>
            <CampaignResult campaign={campaign} />
            <CampaignProgress campaign={campaign} />
            <CampaignFacts campaign={campaign} />
            {writes ? <CampaignMessages campaign={campaign} search={search} /> : null}
          </div>
        ),
      })}
    </DetailDrawer>
  );
}

function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { currency, timeZone } = useCurrentStore();
  const { text, parts, partPrice, cost, charged, createdBy, createdAt, endedAt } = campaign;
  const sum = formatMoney(cost, currency);
  const inBooks = charged ? sentences.onStatementAs(campaignReference(campaign.id)) : '';
  return (
    <Facts>
      <Fact name={sentences.text}>{text}</Fact>
      <Fact name={isOpen(campaign) ? sentences.costIfAllAreSent : sentences.cost}>
        {sentences.costOfTexts(
          sum,
          countOf(parts, 'part', 'parts'),
          formatPartPrice(partPrice, currency),
        )}
        {inBooks}
      </Fact>
      <Fact name={sentences.created}>
        {sentences.by(formatInstant(createdAt, timeZone), createdBy)}
      </Fact>
      {endedAt === null ? null : (
        <Fact name={sentences.ended}>{formatInstant(endedAt, timeZone)}</Fact>
      )}
    </Facts>
  );
}

function Actions({ campaign, onDuplicate, onCancel }: CampaignActions & { campaign: Campaign }) {
  return (
    <>
      {isOpen(campaign) ? (
        <Button variant="default" onClick={() => onCancel(campaign)}>
          {sentences.cancelCampaign}
        </Button>
      ) : null}
      <Button onClick={() => onDuplicate(campaign)}>{sentences.duplicate}</Button>
    </>
  );
}
