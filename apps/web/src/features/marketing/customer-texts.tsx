import { deliveryLabel } from '@counter/contract/marketing';
import { Instant } from '../../ui/display/instant.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { LineList } from '../../ui/lists/line-list.tsx';
import { DrawerWaiting } from '../../ui/overlays/drawer-waiting.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useCustomerTexts } from './marketing.queries.ts';
import { text } from './marketing.text.ts';

/** The campaign texts to a customer, latest first. */
export function CustomerTexts({ customerId }: { customerId: number }) {
  const query = useCustomerTexts(customerId);
  return (
    <Panel title={text.textsFromCampaigns}>
      {query.data ? (
        <LineList
          label={text.textsFromCampaigns}
          empty={text.noTextsYet}
          lines={query.data.map(({ campaignId, title, state, reason, at }) => ({
            key: `${campaignId} ${at}`,
            title: (
              <TextLink to="/dashboard/marketing" search={{ open: campaignId }}>
                {title}
              </TextLink>
            ),
            value: deliveryLabel(state),
            note: (
              <>
                <Instant at={at} />
                {reason === '' ? null : ` · ${reason}`}
              </>
            ),
          }))}
        />
      ) : (
        <DrawerWaiting what={text.textsFromCampaigns} query={query} />
      )}
    </Panel>
  );
}
