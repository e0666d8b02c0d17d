import { defaultMinutes, stepPromise, type Order } from '@counter/contract/orders';
import { Popover } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useOpensLater } from '../../../ui/overlays/use-opens-later.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { useOrderController } from '../moves/order-controller.tsx';
import { AcceptanceRow } from './acceptance-row.tsx';
import {
  useAcceptOrders,
  useUndoAcceptances,
  type Acceptance,
  type Outcome,
} from './accept-all.queries.ts';
import { acceptAllText } from './accept-all-panel.text.ts';
import classes from './accept-all.module.css';

interface AcceptAllPanelProps {
  orders: readonly Order[];
  /** The button that opens the panel. */
  button: ReactNode;
  onClose: () => void;
}

/**
 * Lists new orders with their prep times and accepts all of them with one click. Failed orders stay listed, with the
 * reason.
 */
export function AcceptAllPanel({ orders, button, onClose }: AcceptAllPanelProps) {
  const opened = useOpensLater(true);
  const [choices, setChoices] = useState<readonly Acceptance[]>(() =>
    orders.map((order) => ({ order, minutes: defaultMinutes(order) })),
  );
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { accept, isPending } = useAcceptAll();
  const failed = outcomes.filter(isFailed);
  const confirm = async () => {
    const results = await accept(choices);
    if (!results.some(isFailed)) return onClose();
    const left = new Set(results.filter(isFailed).map(({ order }) => order.id));
    setOutcomes(results);
    setChoices(choices.filter(({ order }) => left.has(order.id)));
  };
  const step = ({ id }: Order, steps: number) =>
    setChoices(
      choices.map((choice) =>
        choice.order.id === id
          ? { ...choice, minutes: stepPromise(choice.minutes, steps) }
          : choice,
      ),
    );
  return (
    <Popover
      opened={opened}
      onChange={(open) => (open ? undefined : onClose())}
      position="bottom-start"
      width={380}
      trapFocus
      withRoles={false}
      hideDetached={false}
    >
      <Popover.Target>
        <span>{button}</span>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <section className={classes.panel} aria-label={acceptAllText.title}>
          {failed.length === 0 ? null : (
            <p role="alert" className={classes.result}>
              {acceptAllText.someFailed(outcomes.length - failed.length, failed.length)}
            </p>
          )}
          <ul className={classes.orders}>
            {choices.map(({ order, minutes }) => (
              <AcceptanceRow
                key={order.id}
                order={order}
                minutes={minutes}
                onStep={(steps) => step(order, steps)}
                failure={failed.find((outcome) => outcome.order.id === order.id)?.error}
              />
            ))}
          </ul>
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {uiText.cancel}
            </Button>
            <PendingButton data-autofocus busy={isPending} onClick={() => void confirm()}>
              {acceptAllText.accept(choices.length)}
            </PendingButton>
          </div>
        </section>
      </Popover.Dropdown>
    </Popover>
  );
}

function isFailed({ error }: Outcome): boolean {
  return error !== undefined;
}

/** Accepts orders, and offers to undo all successful acceptances. */
function useAcceptAll() {
  const { tellStep } = useOrderController();
  const accepting = useAcceptOrders();
  const undoing = useUndoAcceptances();
  const undo = async (accepted: readonly Outcome[]) => {
    const results = await undoing.mutateAsync(accepted);
    const failed = results.filter(isFailed);
    if (failed.length === 0) return toastSuccess(acceptAllText.undone(accepted.length));
    const numbers = failed.map(({ order }) => order.orderNumber).join(', ');
    return toastFailure(acceptAllText.notUndone(numbers, explainFailure(failed[0]?.error)));
  };
  const accept = async (choices: readonly Acceptance[]) => {
    const results = await accepting.mutateAsync(choices);
    const accepted = results.filter((outcome) => !isFailed(outcome) && outcome.queued !== true);
    if (accepted.length > 0)
      tellStep(acceptAllText.accepted(accepted.length), () => void undo(accepted));
    return results;
  };
  return { accept, isPending: accepting.isPending };
}
