import type { Deal } from '@counter/contract/deals';
import { pictureUrl } from '@counter/contract/files';
import { formatMoney } from '@counter/contract/shared';
import { IconDiscount2 } from '@tabler/icons-react';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { DealMenu } from './deal-menu.tsx';
import { chipOf, describeDates } from './deal-words.ts';
import classes from './deals.module.css';
import type { useDealActions } from './use-deal-actions.ts';
import { text } from './deals.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface DealCardProps {
  deal: Deal;
  actions: ReturnType<typeof useDealActions>;
}

/** A deal's card: name, price, savings and products. */
export function DealCard({ deal, actions }: DealCardProps) {
  const { currency } = deal.business;
  const dates = describeDates(deal, formatCalendarDay);
  const chip = chipOf(deal);
  return (
    <li className={classes.card} data-off={deal.state !== 'AVAILABLE'}>
      <Picture source={deal.image} />
      <DealMenu deal={deal} actions={actions} />
      <div className={classes.facts}>
        <h2 className={classes.name}>{deal.name}</h2>
        <p className={classes.price}>
          <strong>{formatMoney(deal.price, currency)}</strong>
          {deal.discount > 0 ? (
            <span className={classes.saved}>{text.save(formatMoney(deal.discount, currency))}</span>
          ) : null}
        </p>
        <p className={classes.chip}>
          <StatusBadge tone={chip.tone}>{chip.label}</StatusBadge>
          {deal.reason === '' ? null : <span className={classes.reason}>{deal.reason}</span>}
        </p>
        {deal.description === '' ? null : <p className={classes.description}>{deal.description}</p>}
        {dates === undefined ? null : <p className={classes.dates}>{dates}</p>}
        <Details deal={deal} />
      </div>
    </li>
  );
}

/** The deal's picture. Without one, its space stays, so that the cards line up. */
function Picture({ source }: { source: string | null }) {
  return (
    <div className={classes.picture}>
      {source === null ? (
        <IconDiscount2 size={40} stroke={1.25} aria-hidden />
      ) : (
        <img src={pictureUrl(source, 'medium')} alt="" loading="lazy" decoding="async" />
      )}
    </div>
  );
}

function Details({ deal }: { deal: Deal }) {
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>{text.viewDetails}</summary>
      <table className={classes.parts} aria-label={text.whatIsIn(deal.name)}>
        <thead>
          <tr>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{uiText.name}</th>
          </tr>
        </thead>
        <tbody>
          {deal.dealDetails.map(({ productId, productName, quantity, available }) => (
            <tr key={productId}>
              <td>{quantity}</td>
              <td>
                {productName}
                {available ? null : <span className={classes.off}>{text.unavailable}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
