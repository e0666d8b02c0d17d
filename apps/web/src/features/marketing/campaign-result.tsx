import { effectOf, type CampaignRow } from '@counter/contract/analytics';
import type { Campaign } from '@counter/contract/marketing';
import { balanceMoney, dayAt, formatCount } from '@counter/contract/shared';
import { formatDay } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { effectWords } from './effect-words.ts';
import classes from './marketing.module.css';
import { useCampaignResults } from './marketing.queries.ts';
import { text } from './marketing.text.ts';
import { hasLeft } from './days-sent.ts';

/** A campaign's orders and earnings, if texts were sent. */
export function CampaignResult({ campaign }: { campaign: Campaign }) {
  const { endedAt } = campaign;
  if (endedAt === null || !hasLeft(campaign)) return null;
  return <Result campaign={campaign} endedAt={endedAt} />;
}

function Result({ campaign, endedAt }: { campaign: Campaign; endedAt: string }) {
  const { timeZone } = useCurrentStore();
  const query = useCampaignResults({
    startDate: dayAt(new Date(campaign.scheduleAt), timeZone),
    endDate: dayAt(new Date(endedAt), timeZone),
  });
  return (
    <section aria-labelledby="campaign-result" className={classes.result}>
      <h3 id="campaign-result" className={classes.heading}>
        {text.result}
      </h3>
      <Loaded query={query} failed={text.resultNotLoaded} waiting={<Skeleton height={84} />}>
        {({ campaigns }) => {
          const row = campaigns.find(({ id }) => id === campaign.id);
          return row ? <Figures row={row} /> : null;
        }}
      </Loaded>
    </section>
  );
}

function Figures({ row }: { row: CampaignRow }) {
  const { currency } = useCurrentStore();
  return (
    <Facts>
      <Fact name={text.orders}>
        {text.ordersWithin(formatCount(row.orders), formatCount(row.newCustomers))}
      </Fact>
      <Fact name={text.earned}>{text.afterCost(balanceMoney(row.earnings, currency))}</Fact>
      <Compared row={row} />
    </Facts>
  );
}

function Compared({ row }: { row: CampaignRow }) {
  const { timeZone } = useCurrentStore();
  const effect = effectOf(row);
  const than = effect?.than ?? (row.control ? 'HELD_OUT' : 'USUAL');
  const untold = row.counting
    ? text.countingUntil(formatDay(row.countsUntil, timeZone))
    : text.tooFewToCompare;
  return <Fact name={text.compared[than]}>{effect ? effectWords(effect) : untold}</Fact>;
}
