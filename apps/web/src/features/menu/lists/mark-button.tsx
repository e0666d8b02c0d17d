import type { Product } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { listsText } from './lists.text.ts';
import classes from './mark-button.module.css';
import { useProductMarking } from './product-marking.tsx';

/**
 * Marks an available product as unavailable until tomorrow, without asking, or an unavailable one as available.
 * Requires `ProductMarking`.
 */
export function MarkButton({ product }: { product: Product }) {
  const { mayMark, toggle, turnOffToday } = useProductMarking();
  if (!mayMark) return null;
  const { name, available } = product;
  const action = available ? listsText.turnOffUntilTomorrow : listsText.turnOn;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      classNames={{ root: classes.button, label: classes.label }}
      aria-label={listsText.actionOn(action, name)}
      onClick={() => (available ? turnOffToday(product) : toggle(product))}
    >
      {action}
    </Button>
  );
}
