import { promisedTime, type Order } from '@counter/contract/orders';
import { Button } from '@mantine/core';
import { timeOrDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { dismissOrder, dropMove, useSteps } from './queue.queries.ts';
import { offlineText } from './offline.text.ts';
import classes from './offline.module.css';
import { isUnsent, type QueuedStep } from './queue-rules.ts';

interface StepNoteProps {
  order: Order;
  brief?: boolean;
}

/** Describes an order's changes that wait for the network, and the server's responses to earlier ones. */
export function StepNote({ order, brief = false }: StepNoteProps) {
  const { steps, stalled } = useSteps();
  const own = steps.filter((step) => step.order.id === order.id);
  const answered = own.filter((step) => !isUnsent(step));
  const waiting = own.filter(isUnsent);
  if (answered.length > 0) return <StepResult order={order} answered={answered} brief={brief} />;
  if (waiting.length === 0 || !stalled) return null;
  const move = waiting.findLast(({ step }) => step.kind !== 'tick');
  if (brief) return <span className={classes.brief}>{offlineText.waitingBriefly}</span>;
  return (
    <div className={classes.note}>
      <span className={classes.words}>{offlineText.waiting[move?.step.kind ?? 'tick']}</span>
      {move?.state === 'waiting' ? (
        <Button
          variant="subtle"
          size="sm"
          aria-label={offlineText.undoFor(order.orderNumber)}
          onClick={() => void dropMove(order.id)}
        >
          {offlineText.undo}
        </Button>
      ) : null}
    </div>
  );
}

interface StepResultProps {
  order: Order;
  answered: readonly QueuedStep[];
  brief: boolean;
}

function StepResult({ order, answered, brief }: StepResultProps) {
  const { timeZone } = useCurrentStore();
  const words = [...new Set(answered.map((step) => describeResult(step, order, timeZone)))];
  if (brief)
    return (
      <span className={classes.brief} data-answered title={words.join(' ')}>
        {offlineText.seeMessage}
      </span>
    );
  return (
    <div role="alert" className={classes.note} data-answered>
      <span className={classes.words}>
        {words.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </span>
      <Button
        variant="subtle"
        size="sm"
        aria-label={offlineText.dismissFor(order.orderNumber)}
        onClick={() => void dismissOrder(order.id)}
      >
        {offlineText.dismiss}
      </Button>
    </div>
  );
}

function describeResult({ step, told, at }: QueuedStep, order: Order, timeZone: string): string {
  if (told?.promisedFor === undefined || step.kind !== 'accept') return told?.message ?? '';
  const chosen = promisedTime(order, step.minutes ?? 0, Date.parse(at));
  return offlineText.promisedInstead(
    timeOrDay(told.promisedFor, timeZone),
    timeOrDay(chosen, timeZone),
  );
}
