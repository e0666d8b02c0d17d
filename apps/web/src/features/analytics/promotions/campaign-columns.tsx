import {
  type CampaignRow,
  type CampaignTotals,
  type Comparison,
  type Control,
  discountOf,
} from '@counter/contract/analytics';
import { balanceMoney, formatMoney } from '@counter/contract/shared';
import { formatDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import type { CardParts, Column, Totals } from '../../../ui/lists/data-table.tsx';
import { promotionsText as text } from './promotions-report.text.ts';

type Figures = Omit<CampaignTotals, 'inSeveralRows' | 'cost'> & { readonly cost: number | null };

export const campaignColumns: readonly Column<CampaignRow>[] = [
  { id: 'sent', header: text.campaign, sortable: 'dates', cell: (row) => <Name row={row} /> },
  numeric('texts', text.texts, (row) => <Texts figures={row} />),
  numeric('orders', text.orders, (row) => <Orders figures={row} />),
  { id: 'usual', header: text.comparedWithUsual, cell: (row) => <Usual row={row} /> },
  numeric('sales', text.sales, (row) => <Sales figures={row} />),
  numeric('earnings', text.earnings, (row) => <Earnings figures={row} />),
];

function numeric(
  id: string,
  header: string,
  cell: Column<CampaignRow>['cell'],
): Column<CampaignRow> {
  return { id, header, cell, numeric: true, sortable: true };
}

/** Returns a row's key. */
export function campaignKey({ id }: CampaignRow): string {
  return String(id);
}

export function campaignCard(row: CampaignRow): CardParts {
  return { title: <Name row={row} />, ...cardFigures(row), note: <CardNote row={row} /> };
}

/** The totals as a table row and as a card. */
export function campaignTotals(totals: CampaignTotals): Totals {
  return {
    cells: {
      sent: text.total,
      texts: <Texts figures={totals} />,
      orders: <Orders figures={totals} />,
      sales: <Sales figures={totals} />,
      earnings: <Earnings figures={totals} />,
    },
    card: { title: text.total, ...cardFigures(totals) },
  };
}

function cardFigures(figures: Figures): Omit<CardParts, 'title'> {
  return {
    badge: <Orders figures={figures} inWords />,
    detail: <TextsAndCost figures={figures} />,
    value: <Earnings figures={figures} />,
  };
}

function Name({ row: { id, title, sentFrom } }: { row: CampaignRow }) {
  const link = (
    <TextLink to="/dashboard/marketing" search={{ open: id }}>
      {title}
    </TextLink>
  );
  return <TwoLines top={link} bottom={<Instant at={sentFrom} />} />;
}

function Orders({ figures, inWords = false }: { figures: Figures; inWords?: boolean }) {
  const orders = inWords ? text.ordersCount(figures.orders) : text.count(figures.orders);
  return <TwoLines top={orders} bottom={text.newCustomers(figures.newCustomers)} />;
}

function Sales({ figures }: { figures: Figures }) {
  const { currency } = useCurrentStore();
  const discount = formatMoney(discountOf(figures), currency);
  return (
    <TwoLines top={formatMoney(figures.sales, currency)} bottom={text.discountAmount(discount)} />
  );
}

function Texts({ figures }: { figures: Figures }) {
  return <TwoLines top={text.count(figures.texts)} bottom={useCost(figures)} />;
}

function useCost({ cost }: Figures): string {
  const { currency } = useCurrentStore();
  return cost === null ? text.notCharged : text.costs(formatMoney(cost, currency));
}

function Earnings({ figures: { earnings, refunded } }: { figures: Figures }) {
  const { currency } = useCurrentStore();
  const refund = text.refundedAmount(formatMoney(refunded, currency));
  return <TwoLines top={balanceMoney(earnings, currency)} bottom={refunded > 0 ? refund : ''} />;
}

function TextsAndCost({ figures }: { figures: Figures }) {
  return `${text.textsCount(figures.texts)} · ${useCost(figures)}`;
}

const verdicts: Record<Comparison['verdict'], string> = {
  MORE: text.moreThanUsual,
  FEWER: text.fewerThanUsual,
  SAME: text.aboutAsUsual,
};

/** Compares the recipients' orders with their usual ones, or says why it can't. */
function Usual({ row }: { row: CampaignRow }) {
  const untold = useUntold(row);
  if (row.control) {
    const { top, bottom } = controlWords(row.control);
    return <TwoLines top={top} bottom={bottom} />;
  }
  if (!row.comparison) return untold;
  return (
    <TwoLines top={verdicts[row.comparison.verdict]} bottom={ordersAndUsual(row.comparison)} />
  );
}

const controlVerdicts: Record<Control['verdict'], string> = {
  MORE: text.moreThanHeldOut,
  FEWER: text.fewerThanHeldOut,
  SAME: text.sameAsHeldOut,
  TOO_FEW: text.tooFewToTell,
};

/** Compares the customers who got the text with the control group. */
function controlWords({ verdict, texted, textedWhoOrdered, heldOut, heldOutWhoOrdered }: Control) {
  return {
    top: controlVerdicts[verdict],
    bottom: text.orderedOf(
      [text.count(textedWhoOrdered), text.count(texted)],
      [text.count(heldOutWhoOrdered), text.count(heldOut)],
    ),
  };
}

function CardNote({ row }: { row: CampaignRow }) {
  const untold = useUntold(row);
  if (row.control) {
    const { top, bottom } = controlWords(row.control);
    return `${top}: ${bottom}`;
  }
  if (!row.comparison) return untold;
  return `${verdicts[row.comparison.verdict]}: ${ordersAndUsual(row.comparison)}`;
}

function useUntold({ counting, countsUntil }: CampaignRow): string {
  const { timeZone } = useCurrentStore();
  return counting ? text.stillCounting(formatDay(countsUntil, timeZone)) : text.notEnoughData;
}

function ordersAndUsual({ orders, usualHundredths }: Comparison): string {
  const usual = (usualHundredths / 100).toLocaleString('en', { maximumFractionDigits: 1 });
  return text.ordersAndUsual(orders, usual);
}
