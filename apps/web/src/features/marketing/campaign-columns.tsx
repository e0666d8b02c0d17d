import type { CampaignRow } from '@counter/contract/analytics';
import { formatPartPrice, type Campaign } from '@counter/contract/marketing';
import { balanceMoney, countOf, formatCount, formatMoney } from '@counter/contract/shared';
import { formatInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { Pieces } from '../../ui/layout/pieces.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { CampaignMenu, type CampaignActions } from './campaign-menu.tsx';
import { CampaignBadge, isOpen, progressPieces, progressWords } from './campaign-words.tsx';
import classes from './marketing.module.css';
import { text } from './marketing.text.ts';
import { hasLeft } from './days-sent.ts';
import type { ListResults } from './use-list-results.ts';
import { uiText } from '../../ui/ui.text.ts';

type CampaignColumn = Column<Campaign>;

const title: CampaignColumn = {
  id: 'title',
  header: text.title,
  cell: ({ title: called, message }) => (
    <TwoLines top={called} bottom={<span className={classes.cut}>{message}</span>} />
  ),
};

const contacts: CampaignColumn = {
  id: 'contacts',
  header: text.contacts,
  width: 88,
  numeric: true,
  cell: ({ contacts: number }) => formatCount(number),
};

const cost: CampaignColumn = {
  id: 'cost',
  header: text.cost,
  width: 116,
  numeric: true,
  cell: (campaign) => (
    <TwoLines top={<Cost campaign={campaign} />} bottom={<UnitCost campaign={campaign} />} />
  ),
};

const status: CampaignColumn = {
  id: 'status',
  header: uiText.status,
  width: 208,
  cell: (campaign) => (
    <span className={classes.status}>
      <CampaignBadge campaign={campaign} />
      <span className={classes.meta}>{progressWords(campaign)}</span>
    </span>
  ),
};

const schedule: CampaignColumn = {
  id: 'schedule',
  header: text.scheduledFor,
  width: 180,
  cell: (campaign) => <Schedule campaign={campaign} />,
};

/** The columns, by available width. */
export const campaignColumns = {
  wide: [title, contacts, cost, status, schedule],
  narrow: [title, { ...cost, width: 112 }, { ...status, width: 176 }, { ...schedule, width: 132 }],
} as const;

/** Returns the column with the orders and earnings of sent campaigns. `failed`: they could not be loaded. */
export function resultColumn(results: ListResults | undefined, failed: boolean): CampaignColumn {
  return {
    id: 'result',
    header: text.result,
    width: 144,
    numeric: true,
    cell: (campaign) => {
      const row = results?.get(campaign.id);
      if (row) return <Result row={row} />;
      if (results || !hasLeft(campaign)) return '–';
      return failed ? <span className={classes.meta}>{text.notLoaded}</span> : null;
    },
  };
}

function Result({ row }: { row: CampaignRow }) {
  const { currency } = useCurrentStore();
  const orders = countOf(row.orders, 'order', 'orders');
  return (
    <TwoLines
      top={row.counting ? text.soFar(orders) : orders}
      bottom={
        <span className={classes.whole}>
          {text.earnedSum(balanceMoney(row.earnings, currency))}
        </span>
      }
    />
  );
}

/** Returns the column with a campaign's menu. */
export function menuColumn(actions: CampaignActions): CampaignColumn {
  return {
    id: 'actions',
    header: uiText.actions,
    head: <span className={classes.unseen}>{uiText.actions}</span>,
    width: 64,
    numeric: true,
    cell: (campaign) => <CampaignMenu campaign={campaign} {...actions} />,
  };
}

/** A campaign as a card, for phones. */
export function campaignCard(campaign: Campaign, row: CampaignRow | undefined): CardParts {
  return {
    title: campaign.title,
    badge: <CampaignBadge campaign={campaign} />,
    detail: (
      <Pieces>
        {[countOf(campaign.contacts, 'contact', 'contacts'), ...progressPieces(campaign)]}
      </Pieces>
    ),
    value: <Cost campaign={campaign} />,
    note: (
      <>
        <Schedule campaign={campaign} />
        {row ? <Brought row={row} /> : null}
      </>
    ),
  };
}

function Brought({ row: { orders, earnings } }: { row: CampaignRow }) {
  const { currency } = useCurrentStore();
  const earned = text.earnedSum(balanceMoney(earnings, currency));
  return (
    <>
      <br />
      <Pieces>
        {countOf(orders, 'order', 'orders')}
        {earned}
      </Pieces>
    </>
  );
}

function Schedule({ campaign }: { campaign: Campaign }) {
  const { timeZone } = useCurrentStore();
  return formatInstant(campaign.scheduleAt, timeZone);
}

/** While messages are pending, the cost of all of them is the upper limit. */
function Cost({ campaign }: { campaign: Campaign }) {
  const { currency } = useCurrentStore();
  const sum = formatMoney(campaign.cost, currency);
  return <span className={classes.whole}>{isOpen(campaign) ? text.upTo(sum) : sum}</span>;
}

function UnitCost({ campaign: { parts, partPrice } }: { campaign: Campaign }) {
  const { currency } = useCurrentStore();
  const each = formatPartPrice(parts * partPrice, currency);
  return <span className={classes.whole}>{text.each(each)}</span>;
}
