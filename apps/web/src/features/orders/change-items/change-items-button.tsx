import { openStatuses, type Order } from '@counter/contract/orders';
import { Suspense, useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { stepText } from '../next-step/next-step.text.ts';
import { changeText } from './change-items.text.ts';

// Orders are rarely changed.
const ChangeItemsDialog = lazyPart(async () => ({
  default: (await import('./change-items-dialog.tsx')).ChangeItemsDialog,
}));

/** A button to change the items of an open order. Hidden for other orders and without the permission. */
export function ChangeItemsButton({ order }: { order: Order }) {
  const { can } = useCurrentStore();
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  const isOpen = openStatuses.includes(order.status) && can('orders:move');
  const ask = () => {
    setAsked(true);
    setOpened(true);
  };
  return (
    <>
      {isOpen ? (
        <Button
          size="xs"
          variant="default"
          aria-label={stepText.labelOf(changeText.changeItems, order.orderNumber)}
          onClick={ask}
        >
          {changeText.changeItems}
        </Button>
      ) : null}
      {asked ? (
        <Suspense>
          <ChangeItemsDialog order={order} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
