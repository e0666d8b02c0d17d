import type { Order, OrderItem } from '@counter/contract/orders';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ChangeAvailability } from './change-availability.tsx';
import classes from './change-items.module.css';
import { changeText } from './change-items.text.ts';
import { noSwap, type RowChange } from './change-values.ts';
import { SwapFields } from './swap-fields.tsx';

interface ChangeRowProps {
  order: Order;
  item: OrderItem;
  change: RowChange;
  onChange: (change: RowChange) => void;
  /** Asks how long the product is unavailable. */
  onAskUntil: () => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One item of an order: how many to keep, what replaces the others, and whether the product becomes unavailable. */
export function ChangeRow({ order, item, change, onChange, onAskUntil }: ChangeRowProps) {
  const { name } = item;
  const { quantity, swap } = change;
  const gone = item.quantity - quantity;
  const keep = (units: number) => onChange({ ...change, quantity: units });
  return (
    <li className={classes.row} data-changed={gone > 0 || undefined}>
      <div className={classes.line}>
        <span className={classes.what}>
          <span className={classes.name}>{name}</span>
          <span className={classes.details}>{detailsOf(item)}</span>
        </span>
        <span className={classes.stepper}>
          <IconButton
            label={changeText.oneLess(name)}
            tone="outlined"
            disabled={quantity === 0}
            onClick={() => keep(quantity - 1)}
          >
            <IconMinus {...icon} />
          </IconButton>
          <output className={classes.quantity} aria-label={name}>
            {changeText.quantity(quantity, item.quantity)}
          </output>
          <IconButton
            label={changeText.oneMore(name)}
            tone="outlined"
            disabled={gone === 0}
            onClick={() => keep(quantity + 1)}
          >
            <IconPlus {...icon} />
          </IconButton>
        </span>
        <span className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            aria-label={swap ? changeText.dontSwap(name) : changeText.swap(name)}
            aria-pressed={swap !== null}
            onClick={() =>
              onChange({
                ...change,
                quantity: gone === 0 ? 0 : quantity,
                swap: swap ? null : noSwap,
              })
            }
          >
            {swap ? changeText.dontSwapButton : changeText.swapButton}
          </Button>
          <IconButton
            label={changeText.remove(name)}
            disabled={quantity === 0 && !swap}
            onClick={() => onChange({ ...change, quantity: 0, swap: null })}
          >
            <IconTrash {...icon} />
          </IconButton>
        </span>
      </div>
      {swap && gone > 0 ? (
        <SwapFields
          order={order}
          label={changeText.swapFor(gone, name)}
          swap={swap}
          onChange={(next) => onChange({ ...change, swap: next })}
        />
      ) : null}
      {gone > 0 ? (
        <div className={classes.after}>
          <span>{swap ? changeText.swaps(gone) : changeText.removes(gone)}</span>
          <ChangeAvailability
            item={item}
            until={change.until}
            onAsk={onAskUntil}
            onKeep={() => onChange({ ...change, until: undefined })}
          />
        </div>
      ) : null}
    </li>
  );
}

function detailsOf({ deal, options, totalQuantityPriceStr }: OrderItem): string {
  const chosen = options.map((option) => option.name).join(', ');
  return [deal?.name, chosen, totalQuantityPriceStr].filter(Boolean).join(' · ');
}
