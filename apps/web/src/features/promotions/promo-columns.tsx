import type { Promo } from '@counter/contract/promotions';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { PromoMenu } from './promo-menu.tsx';
import {
  describeGiven,
  describeTerms,
  describeUses,
  describeValue,
  shortReason,
} from './promo-words.ts';
import classes from './promotions.module.css';
import { text } from './promotions.text.ts';
import { uiText } from '../../ui/ui.text.ts';

type PromoColumn = Column<Promo>;

const code: PromoColumn = {
  id: 'code',
  header: text.promoCode,
  cell: (promo) => <TwoLines top={promo.promoCode} bottom={noteOf(promo)} />,
};

const status: PromoColumn = {
  id: 'status',
  header: uiText.status,
  width: 136,
  cell: (promo) => <Status promo={promo} />,
};

const type: PromoColumn = {
  id: 'type',
  header: text.type,
  cell: (promo) => (
    <TwoLines top={<Whole>{describeValue(promo)}</Whole>} bottom={<Terms promo={promo} />} />
  ),
};

const startDate: PromoColumn = {
  id: 'startDate',
  header: text.startDate,
  width: 128,
  cell: (promo) => formatCalendarDay(promo.startDate),
};

const endDate: PromoColumn = {
  id: 'endDate',
  header: text.endDate,
  width: 128,
  cell: (promo) => formatCalendarDay(promo.endDate),
};

/** The columns of narrow views. */
const dates: PromoColumn = {
  id: 'dates',
  header: text.dates,
  width: 128,
  cell: (promo) => (
    <TwoLines
      top={formatCalendarDay(promo.startDate)}
      bottom={text.toDay(formatCalendarDay(promo.endDate))}
    />
  ),
};

const used: PromoColumn = {
  id: 'used',
  header: text.usesAndDiscount,
  width: 180,
  numeric: true,
  cell: (promo) => <TwoLines top={describeUses(promo)} bottom={<Given promo={promo} />} />,
};

const actions: PromoColumn = {
  id: 'actions',
  header: uiText.actions,
  head: <span className={classes.unseen}>{uiText.actions}</span>,
  width: 64,
  numeric: true,
  cell: (promo) => <PromoMenu promo={promo} />,
};

const seen = [code, status, type, startDate, endDate, used];
const narrow = [code, { ...status, width: 120 }, type, dates, { ...used, width: 136 }];

/** The columns, by available width and depending on whether the person may delete. */
export const promoColumns = {
  wide: { read: seen, write: [...seen, actions] },
  narrow: { read: narrow, write: [...narrow, actions] },
} as const;

/** A promo code as a card, for phones. */
export function promoCard(promo: Promo): CardParts {
  const days = [promo.startDate, promo.endDate].map(formatCalendarDay).join(' – ');
  return {
    title: promo.promoCode,
    badge: <Badge promo={promo} />,
    detail: <Used promo={promo} />,
    value: promo.promoCodeValue,
    note: [days, shortReason(promo)].filter(Boolean).join(' · '),
    action: <PromoMenu promo={promo} />,
  };
}

function noteOf({ paidBy, description }: Promo): string {
  return paidBy === 'MARKETPLACE' ? text.paidByMarketplace : description;
}

function Status({ promo }: { promo: Promo }) {
  const reason = shortReason(promo);
  return (
    <span className={classes.status}>
      <Badge promo={promo} />
      {reason === '' ? null : <span className={classes.meta}>{reason}</span>}
    </span>
  );
}

function Badge({ promo: { active } }: { promo: Promo }) {
  return (
    <span className={classes.badge}>
      <StatusBadge tone={active ? 'ready' : 'completed'}>
        {active ? text.active : text.inactive}
      </StatusBadge>
    </span>
  );
}

function Terms({ promo }: { promo: Promo }) {
  return describeTerms(promo, useCurrentStore().currency);
}

function Given({ promo }: { promo: Promo }) {
  return describeGiven(promo, useCurrentStore().currency);
}

function Used({ promo }: { promo: Promo }) {
  const { currency } = useCurrentStore();
  return (
    <>
      <Whole>{text.useCount(describeUses(promo))}</Whole> ·{' '}
      <Whole>{describeGiven(promo, currency)}</Whole>
    </>
  );
}

/** Keeps text and its amount on one line. */
function Whole({ children }: { children: ReactNode }) {
  return <span className={classes.whole}>{children}</span>;
}
