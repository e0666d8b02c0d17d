import type { Promo } from '@counter/contract/promotions';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { DetailDrawer } from '../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { usePromoRemoval } from './promo-menu.tsx';
import { describeGiven, describeTerms, describeUses, describeValue } from './promo-words.ts';
import classes from './promotions.module.css';
import { usePromo } from './promotions.queries.ts';
import { text } from './promotions.text.ts';

interface PromoDrawerProps {
  openId: number | undefined;
  onClose: () => void;
}

/** The open promo code's details, even if it is on another page. */
export function PromoDrawer({ openId, onClose }: PromoDrawerProps) {
  const { can } = useCurrentStore();
  const id = useLastOpen(openId);
  const query = usePromo(id);
  return (
    <DetailDrawer
      id={id}
      opened={openId !== undefined}
      onClose={onClose}
      what="promo code"
      title={text.promoCode}
      query={query}
    >
      {(promo) => ({
        title: promo.promoCode,
        badge: (
          <span className={classes.badge}>
            <StatusBadge tone={promo.active ? 'ready' : 'completed'}>
              {promo.active ? text.active : text.inactive}
            </StatusBadge>
          </span>
        ),
        subtitle: promo.description,
        footer: can('promotions:write') ? <Delete promo={promo} onDelete={onClose} /> : null,
        children: <Content promo={promo} />,
      })}
    </DetailDrawer>
  );
}

function Content({ promo }: { promo: Promo }) {
  const { currency } = useCurrentStore();
  const { startDate, endDate, usageLimitPerCustomer, budget, paidBy, reason } = promo;
  const days = [startDate, endDate].map(formatCalendarDay).join(' – ');
  return (
    <Facts>
      <Fact name={text.whyInactive}>{reason}</Fact>
      <Fact name={text.discount}>{describeValue(promo)}</Fact>
      <Fact name={text.terms}>{describeTerms(promo, currency)}</Fact>
      <Fact name={text.dates}>{days}</Fact>
      <Fact name={text.used}>{describeUses(promo)}</Fact>
      <Fact name={text.perCustomer}>{usageLimitPerCustomer}</Fact>
      <Fact name={text.takenOff}>{describeGiven(promo, currency)}</Fact>
      <Fact name={text.budget}>{budget === null ? null : formatMoney(budget, currency)}</Fact>
      <Fact name={text.paidBy}>
        {paidBy === 'MARKETPLACE' ? text.theMarketplace : text.yourStore}
      </Fact>
    </Facts>
  );
}

interface DeleteProps {
  promo: Promo;
  onDelete: () => void;
}

function Delete({ promo, onDelete }: DeleteProps) {
  const { remove } = usePromoRemoval();
  return (
    <Button
      variant="default"
      onClick={() => {
        onDelete();
        remove(promo);
      }}
    >
      {text.delete}
    </Button>
  );
}
