import type { Product } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { listsText } from './lists.text.ts';
import { useProductMarking } from './product-marking.tsx';

/** Turns an available product off until tomorrow, without a question; phones have no room. Only inside of `ProductMarking`. */
export function OffTodayButton({ product }: { product: Product }) {
  const { mayMark, turnOffToday } = useProductMarking();
  if (!mayMark || !product.available) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      visibleFrom="sm"
      aria-label={listsText.offUntilTomorrowOf(product.name)}
      onClick={() => turnOffToday(product)}
    >
      {listsText.offUntilTomorrow}
    </Button>
  );
}
