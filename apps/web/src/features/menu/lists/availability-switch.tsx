import type { Product } from '@counter/contract/menu';
import { Switch } from '@mantine/core';
import { text } from '../menu.text.ts';
import classes from './availability-switch.module.css';
import { useProductMarking } from './product-marking.tsx';

/** Turned off it asks for how long; turned on the product is back at once. Only inside of `ProductMarking`. */
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
