import {
  campaignMessagesPageSize,
  deliveryLabel,
  deliveryStates,
  type Campaign,
  type CampaignMessage,
  type CampaignMessages as Messages,
  type DeliveryState,
} from '@counter/contract/marketing';
import { countOf, formatPhone } from '@counter/contract/shared';
import { formatInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useUpdateSearch } from '../../lib/url/use-update-search.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { FilterChoice } from '../../ui/lists/filters.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx';
import classes from './marketing.module.css';
import type { MarketingSearch } from './marketing-search.ts';
import { useCampaignMessages } from './marketing.queries.ts';
import { text } from './marketing.text.ts';

interface CampaignMessagesProps {
  campaign: Campaign;
  search: MarketingSearch;
}

const options = deliveryStates.map((value) => ({ value, label: deliveryLabel(value) }));

/** The messages of a campaign with their delivery state. */
export function CampaignMessages({ campaign: { id }, search }: CampaignMessagesProps) {
  const { messages: page = 1 } = search;
  const state = deliveryStates.find((one) => one === search.state);
  const update = useUpdateSearch(search);
  const query = useCampaignMessages({ id, pageNumber: page - 1, ...(state && { state }) });
  const { data, error } = query;
  return (
    <section aria-label={text.messages}>
      <div className={classes.beside}>
        <h3 className={classes.heading}>{text.messages}</h3>
        <FilterChoice
          label={text.state}
          all={text.allMessages}
          value={state}
          options={options}
          onChoose={(chosen) => update({ state: chosen, messages: undefined }, { replace: true })}
        />
      </div>
      {error && !data ? <FailedToLoad title={text.messagesNotLoaded} query={query} /> : null}
      {data && data.unsent.length > 0 ? <Unsent unsent={data.unsent} /> : null}
      {data?.content.length === 0 ? <p className={classes.none}>{text.noMessages}</p> : null}
      {data && data.content.length > 0 ? (
        <>
          <ul className={classes.messages} aria-busy={query.isPlaceholderData}>
            {data.content.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
          <Pagination
            label={text.pagesOfMessages}
            page={page}
            pageSize={campaignMessagesPageSize}
            total={data.totalElements}
            onPage={(next) => update({ messages: next > 1 ? next : undefined }, { replace: true })}
          />
        </>
      ) : null}
    </section>
  );
}

/** Counts the unsent messages by reason. */
function Unsent({ unsent }: Pick<Messages, 'unsent'>) {
  return (
    <section className={classes.unsent} aria-label={text.whyNotSent}>
      <h4 className={classes.subheading}>{text.whyNotSent}</h4>
      <Facts>
        {unsent.map(({ reason, messages }) => (
          <Fact key={reason} name={reason}>
            {countOf(messages, 'message', 'messages')}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

const tones: Record<DeliveryState, StatusTone> = {
  QUEUED: 'completed',
  SENDING: 'accepted',
  SENT: 'accepted',
  DELIVERED: 'ready',
  FAILED: 'cancelled',
  SKIPPED: 'completed',
  UNKNOWN: 'cancelled',
  CANCELLED: 'completed',
};

function Message({ message }: { message: CampaignMessage }) {
  const { timeZone } = useCurrentStore();
  const { phone, state, reason, at, sendAfter } = message;
  const when = at ?? sendAfter;
  const told = when && `${at ? '' : text.notBefore}${formatInstant(when, timeZone)}`;
  return (
    <li className={classes.message}>
      <span>{formatPhone(phone)}</span>
      <StatusBadge tone={tones[state]}>{deliveryLabel(state)}</StatusBadge>
      <span className={classes.meta}>{[reason, told].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
