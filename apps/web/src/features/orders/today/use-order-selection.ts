import type { Order, PersonMove } from '@counter/contract/orders';
import { useEffect, useState, type RefObject } from 'react';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { useChosenMinutes, useMinutesChoice } from '../next-step/minutes-choice.tsx';
import { useOrderController } from '../moves/order-controller.tsx';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../orders.text.ts';

/**
 * Lets the keyboard move through a list and act on the selected or open order. `showNew` lets new orders into the list
 * and returns the first of them, to be selected. Returns the key of the selected row.
 */
export function useOrderSelection(
  rows: readonly Order[],
  list: RefObject<HTMLElement | null>,
  showNew?: () => Order | undefined,
): string | undefined {
  const { orderNumber, open } = useOrdersAddress();
  const controller = useOrderController();
  // An object, so that selecting the same order again focuses it again.
  const [selected, setSelected] = useState<Pick<Order, 'id'>>();
  const index = rows.findIndex((order) =>
    orderNumber === undefined ? order.id === selected?.id : order.orderNumber === orderNumber,
  );
  const current = rows[index];

  const select = (step: 1 | -1) => {
    const first = step === 1 ? 0 : rows.length - 1;
    const next = rows[index === -1 ? first : Math.min(Math.max(index + step, 0), rows.length - 1)];
    if (!next) return;
    setSelected({ id: next.id });
    if (orderNumber !== undefined) open(next.orderNumber);
  };
  const choice = useMinutesChoice();
  const chosen = useChosenMinutes(current);
  const accept = () => current && choice.accept(current, chosen?.minutes, true);
  const move = (wanted: PersonMove) => () => current && controller.move(current, wanted);
  useShortcuts(
    uiText.orders,
    controller.confirming
      ? []
      : [
          { keys: 'j', label: text.nextOrder, run: () => select(1) },
          { keys: 'k', label: text.previousOrder, run: () => select(-1) },
          { keys: 'Enter', label: text.openOrder, run: () => current && open(current.orderNumber) },
          { keys: 'a', label: text.acceptOrderLabel, run: accept },
          { keys: 'e', label: text.orderIsReadyLabel, run: move('ready') },
          { keys: 'c', label: text.orderIsCompletedLabel, run: move('complete') },
          { keys: 'x', label: text.cancelOrderLabel, run: move('cancel') },
          ...(showNew
            ? [{ keys: '.', label: text.showNewOrders, run: () => setSelected(showNew()) }]
            : []),
        ],
  );

  // Moves the focus along, so that Enter, Tab and screen readers start from the selected row.
  useEffect(() => {
    const row = list.current?.querySelector('[data-active="true"] button');
    if (selected === undefined || !(row instanceof HTMLElement)) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [selected, list]);

  return current && String(current.id);
}
