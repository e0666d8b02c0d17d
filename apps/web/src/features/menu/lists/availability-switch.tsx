import type { Product } from '@counter/contract/menu';
import { Switch } from '@mantine/core';
import { text } from '../menu.text.ts';
import classes from './availability-switch.module.css';
import { useProductMarking } from './product-marking.tsx';

/** A switch for a product's availability. Turning it off asks for how long. Requires `ProductMarking`. */
export function AvailabilitySwitch({ product }: { product: Product }) {
  const { mayMark, toggle } = useProductMarking();
  if (!mayMark) return null;
  return (
    <Switch
      className={classes.switch}
      aria-label={text.isAvailable(product.name)}
      checked={product.available}
      onChange={() => toggle(product)}
    />
  );
}
