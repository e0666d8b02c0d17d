import {
  codeWeeks,
  discountOf,
  type BeforeAfter,
  type PromotionRow,
  type PromotionTotals,
} from '@counter/contract/analytics';
import { balanceMoney, formatMoney } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Pieces } from '../../../ui/layout/pieces.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import type { CardParts, Column, Totals } from '../../../ui/lists/data-table.tsx';
import { promotionsText as text } from './promotions-report.text.ts';

type Figures = Omit<PromotionTotals, 'inSeveralRows'>;

export const promotionColumns: readonly Column<PromotionRow>[] = [
  { id: 'name', header: text.name, sortable: true, cell: (row) => <Name row={row} /> },
  numeric('orders', text.orders, (row) => <Orders figures={row} />),
  numeric('sales', text.sales, ({ sales }) => <Money amount={sales} />),
  { id: 'users', header: text.beforeAndAfter, cell: (row) => <Users row={row} /> },
  numeric('discount', text.discount, (row) => <Discount figures={row} />),
  numeric('earnings', text.earnings, ({ earnings }) => <Money amount={earnings} />),
  numeric('refunded', text.refunded, ({ refunded }) => <Money amount={0 - refunded} />),
];

function numeric(
  id: string,
  header: string,
  cell: Column<PromotionRow>['cell'],
): Column<PromotionRow> {
  return { id, header, cell, numeric: true, sortable: true };
}

/** Returns a row's key. */
export function promotionKey({ kind, id, name }: PromotionRow): string {
  return `${kind} ${id ?? name}`;
}

export function promotionCard(row: PromotionRow): CardParts {
  return { title: <Name row={row} />, ...cardFigures(row), note: <RowNote row={row} /> };
}

/** The totals as a row and as a card. */
export function promotionTotals(totals: PromotionTotals): Totals {
  const cells = Object.fromEntries(
    promotionColumns
      .filter(({ numeric: isNumeric }) => isNumeric)
      .map(({ id }) => [id, <TotalCell key={id} id={id} totals={totals} />]),
  );
  return {
    cells: { name: text.total, ...cells },
    card: { title: text.total, ...cardFigures(totals) },
  };
}

function TotalCell({ id, totals }: { id: string; totals: PromotionTotals }) {
  if (id === 'orders') return <Orders figures={totals} />;
  if (id === 'discount') return <Discount figures={totals} />;
  const { sales, earnings, refunded } = totals;
  return <Money amount={id === 'sales' ? sales : id === 'earnings' ? earnings : 0 - refunded} />;
}

function cardFigures(figures: Figures): Omit<CardParts, 'title'> {
  return {
    badge: <Orders figures={figures} inWords />,
    detail: <Sales figures={figures} />,
    value: <Money amount={figures.earnings} />,
    note: <CardNote figures={figures} />,
  };
}

/** The name of a code or deal, linked to it. */
function Name({ row }: { row: PromotionRow }) {
  const { storeUrl, can } = useCurrentStore();
  if (row.kind === 'OTHER') {
    return <TwoLines top={text.otherDiscounts} bottom={text.otherExplained} />;
  }
  if (row.kind === 'CODE') {
    const search = row.id === null ? {} : { open: row.id };
    const link = (
      <TextLink to="/dashboard/promo-code" search={search}>
        {row.name}
      </TextLink>
    );
    return <TwoLines top={link} bottom={text.promoCode} />;
  }
  const params = { storeUrl };
  const link = can('menu:write') ? (
    <TextLink
      to="/dashboard/business/$storeUrl/deals/form"
      params={params}
      search={{ id: row.id ?? 0 }}
    >
      {row.name}
    </TextLink>
  ) : (
    <TextLink to="/dashboard/business/$storeUrl/deals" params={params}>
      {row.name}
    </TextLink>
  );
  return <TwoLines top={link} bottom={text.deal} />;
}

function Orders({ figures, inWords = false }: { figures: Figures; inWords?: boolean }) {
  const orders = inWords ? text.ordersCount(figures.orders) : text.count(figures.orders);
  return <TwoLines top={orders} bottom={text.newCustomers(figures.newCustomers)} />;
}

function Discount({ figures }: { figures: Figures }) {
  const { currency } = useCurrentStore();
  const { marketplaceDiscount } = figures;
  return (
    <TwoLines
      top={balanceMoney(0 - discountOf(figures), currency)}
      bottom={
        marketplaceDiscount > 0
          ? text.byMarketplace(formatMoney(marketplaceDiscount, currency))
          : text.paidByYou
      }
    />
  );
}

function Sales({ figures: { sales } }: { figures: Figures }) {
  const { currency } = useCurrentStore();
  return text.salesAmount(formatMoney(sales, currency));
}

function CardNote({ figures, children }: { figures: Figures; children?: ReactNode }) {
  const { currency } = useCurrentStore();
  const { marketplaceDiscount, refunded } = figures;
  return (
    <Pieces>
      {text.discountAmount(formatMoney(discountOf(figures), currency))}
      {marketplaceDiscount > 0
        ? text.byMarketplace(formatMoney(marketplaceDiscount, currency))
        : null}
      {refunded > 0 ? text.refundedAmount(formatMoney(refunded, currency)) : null}
      {children}
    </Pieces>
  );
}

const verdicts: Record<BeforeAfter['verdict'], string> = {
  MORE: text.moreOften,
  FEWER: text.lessOften,
  SAME: text.asOften,
};

/** Compares how often a code's users ordered before and after it; empty for other promotions. */
function Users({ row: { kind, users } }: { row: PromotionRow }) {
  if (kind !== 'CODE') return null;
  if (!users) return text.notEnoughData;
  return <TwoLines top={verdicts[users.verdict]} bottom={ratesOf(users)} />;
}

function RowNote({ row }: { row: PromotionRow }) {
  const { users } = row;
  return (
    <CardNote figures={row}>
      {users ? `${verdicts[users.verdict]}: ${ratesOf(users)}` : null}
    </CardNote>
  );
}

function ratesOf({ before, after }: BeforeAfter): string {
  const [was, is] = [before, after].map((orders) =>
    (orders / codeWeeks).toLocaleString('en', { maximumFractionDigits: 1 }),
  );
  return text.ordersAWeek(is ?? '', was ?? '');
}

/** An amount; discounts are negative. */
function Money({ amount }: { amount: number }) {
  const { currency } = useCurrentStore();
  return balanceMoney(amount, currency);
}
