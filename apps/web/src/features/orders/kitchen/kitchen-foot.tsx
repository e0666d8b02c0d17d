import { maxBags, type Order } from '@counter/contract/orders';
import { IconCheck, IconMinus, IconPaperBag, IconPlus } from '@tabler/icons-react';
import { countItems } from '../display/order-words.ts';
import { bagCounts, matchingCodes } from './handoff-notes.ts';
import { isMade } from './is-made.ts';
import { kitchenText } from './kitchen.text.ts';
import classes from './kitchen.module.css';

/** The bags of an order in preparation, or the handoff of a ready one. */
export function KitchenFoot({ order }: { order: Order }) {
  if (order.status === 'READY') return <Handoff order={order} />;
  return order.status === 'STORE_ACCEPTED' ? <Bags order={order} /> : null;
}

function Bags({ order }: { order: Order }) {
  const { id, orderNumber } = order;
  const bags = bagCounts.use(id);
  return (
    <div className={classes.foot}>
      <output className={classes.state}>
        {isMade(order) ? (
          <>
            <IconCheck size={20} stroke={2.5} aria-hidden />
            {kitchenText.everythingIsMade}
          </>
        ) : null}
      </output>
      <IconPaperBag size={20} stroke={1.75} aria-hidden />
      <button
        type="button"
        className={classes.step}
        aria-label={kitchenText.oneBagLess(orderNumber)}
        disabled={bags <= 1}
        onClick={() => bagCounts.set(id, bags - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <span className={classes.bags}>{kitchenText.bags(bags)}</span>
      <button
        type="button"
        className={classes.step}
        aria-label={kitchenText.oneBagMore(orderNumber)}
        disabled={bags >= maxBags}
        onClick={() => bagCounts.set(id, bags + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </div>
  );
}

function Handoff({ order }: { order: Order }) {
  const { bags, handoffCode } = order;
  if (bags === null && handoffCode === null) return null;
  const packed = kitchenText.packedIn(countItems(order), kitchenText.bags(bags ?? 1));
  return (
    <div className={classes.foot}>
      {bags === null ? null : (
        <span className={classes.state}>
          <IconPaperBag size={20} stroke={1.75} aria-hidden />
          {packed}
        </span>
      )}
      {handoffCode === null ? null : <Code order={order} code={handoffCode} />}
    </div>
  );
}

function Code({ order: { id, orderNumber }, code }: { order: Order; code: string }) {
  const matches = matchingCodes.use(id);
  return (
    <button
      type="button"
      className={classes.code}
      aria-pressed={matches}
      aria-label={kitchenText.codeMatches(orderNumber, code)}
      title={kitchenText.askForCode}
      onClick={() => matchingCodes.set(id, !matches)}
    >
      <span className={classes.box} aria-hidden>
        {matches ? <IconCheck size={18} stroke={3} /> : null}
      </span>
      {kitchenText.code} <span className={classes.digits}>{code}</span>
    </button>
  );
}
