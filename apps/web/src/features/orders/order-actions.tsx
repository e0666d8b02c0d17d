import type { Order } from '@counter/contract/orders';
import { Button } from '@mantine/core';
import { PendingButton } from '../../ui/pending-button.tsx';
import { useIsMoving, useOrderDesk } from './order-desk.tsx';
import { moveLabel } from './order-words.ts';

/** What can be done with the open order; nothing for one that is over for good. */
export function OrderActions({ order }: { order: Order }) {
  const desk = useOrderDesk();
  const { next, cancel } = desk.movesOf(order);
  const busy = useIsMoving(order);
  return (
    <>
      {cancel ? (
        <Button
          variant="default"
          size="md"
          aria-disabled={busy}
          onClick={() => desk.move(order, 'cancel')}
        >
          {moveLabel('cancel')}
        </Button>
      ) : null}
      {next ? (
        <PendingButton size="md" busy={busy} onClick={() => desk.move(order, next)}>
          {moveLabel(next)}
        </PendingButton>
      ) : null}
    </>
  );
}
