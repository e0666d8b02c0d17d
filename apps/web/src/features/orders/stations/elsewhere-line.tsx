import { kitchenText } from '../kitchen/kitchen.text.ts';
import classes from '../kitchen/kitchen.module.css';
import type { Elsewhere } from './split-items.ts';

/** Says what other stations still have to make of an order. */
export function ElsewhereLine({ elsewhere }: { elsewhere: readonly Elsewhere[] }) {
  if (elsewhere.length === 0) return null;
  return <p className={classes.elsewhere}>{elsewhere.map(describe).join(' · ')}</p>;
}

function describe({ name, left }: Elsewhere): string {
  if (name === undefined)
    return left === 0 ? kitchenText.doneElsewhere : kitchenText.moreElsewhere(left);
  return left === 0 ? kitchenText.doneAt(name) : kitchenText.moreAt(left, name);
}
