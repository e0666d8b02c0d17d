import type { Order } from '@counter/contract/orders';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { useFocusKept } from '../../../ui/overlays/use-focus-back.ts';
import { useOrderController } from '../moves/order-controller.tsx';
import classes from '../orders.module.css';
import { isWaiting } from '../today/order-groups.ts';
import { acceptAllText } from './accept-all.text.ts';

// The orders are shown first, so the panel can load later.
const AcceptAllPanel = lazyPart(async () => ({
  default: (await import('./accept-all-panel.tsx')).AcceptAllPanel,
}));

const minWaiting = 2;

/** A button to accept all shown new orders, each with its own prep time. Hidden for a single order. */
export function AcceptAll({ orders }: { orders: readonly Order[] }) {
  const { movesOf } = useOrderController();
  const now = useNow();
  const [asked, setAsked] = useState<readonly Order[]>();
  const waiting = orders.filter(
    (order) => isWaiting(order, now) && movesOf(order).next === 'accept',
  );
  const place = useFocusKept<HTMLSpanElement>(asked !== undefined);
  if (!asked && waiting.length < minWaiting) return null;
  const button = (
    <Button
      className={classes.acceptAll}
      size="xs"
      variant="default"
      aria-expanded={asked !== undefined}
      onClick={() => setAsked(asked ? undefined : waiting)}
    >
      {acceptAllText.acceptAll(asked?.length ?? waiting.length)}
    </Button>
  );
  return (
    <span ref={place} style={{ display: 'contents' }}>
      {asked ? (
        <Suspense fallback={button}>
          <AcceptAllPanel orders={asked} button={button} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : (
        button
      )}
    </span>
  );
}
