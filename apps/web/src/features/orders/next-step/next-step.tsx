import {
  defaultMinutes,
  promisedTime,
  type Order,
  type PersonMove,
  type StepMove,
} from '@counter/contract/orders';
import { memo, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { timeOrDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { afterPaint } from '../../../ui/browser/after-paint.ts';
import { useAtNow } from '../../../ui/browser/use-now.ts';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { isWaiting } from '../today/order-groups.ts';
import { useOrderController, usePendingMove } from '../moves/order-controller.tsx';
import { moveLabel } from '../display/order-words.ts';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { DelayButton } from './delay-button.tsx';
import { MinuteSteps } from './minute-steps.tsx';
import { useChosenMinutes, useMinutesChoice } from './minutes-choice.tsx';
import { stepText } from './next-step.text.ts';
import classes from './next-step.module.css';
import { useSettling } from './use-settling.ts';
import { describeUsual } from './usual.ts';

/** Time that a button ignores clicks after its action changed, in milliseconds. */
const settlingMs = 1000;

type Place = 'row' | 'card' | 'drawer';

interface NextStepProps {
  order: Order;
  place: Place;
}

/**
 * The next step of an order as a button; nothing if there is none. Accepting takes two clicks: the first asks for the
 * prep time in place, the second confirms it.
 */
export function NextStep({ order, place }: NextStepProps) {
  const { timeZone } = useCurrentStore();
  const settling = useSettling(order.status, settlingMs);
  const pending = usePendingMove(order);
  const chosen = useChosenMinutes(order);
  const promised = useAtNow((now) =>
    chosen ? timeOrDay(promisedTime(order, chosen.minutes, now), timeZone) : '',
  );
  const urgent = useAtNow((now) => isWaiting(order, now));
  return (
    <Step
      order={order}
      place={place}
      pending={pending}
      settling={settling}
      urgent={urgent}
      minutes={chosen?.minutes}
      promised={promised}
      takesFocus={chosen?.byKey === true}
    />
  );
}

interface StepProps extends NextStepProps {
  /** The move that the server has not answered yet. */
  pending: PersonMove | undefined;
  settling: boolean;
  urgent: boolean;
  /** The minutes chosen so far, and the resulting time. */
  minutes: number | undefined;
  promised: string;
  takesFocus: boolean;
}

// Memoized: a list may have hundreds of these, and a click affects one.
const Step = memo(function Step(props: StepProps) {
  const { order, place, pending, settling, urgent, minutes, promised, takesFocus } = props;
  const controller = useOrderController();
  const choice = useMinutesChoice();
  const button = useRef<HTMLButtonElement>(null);
  const { timeZone } = useCurrentStore();
  const { next } = controller.movesOf(order);
  if (!next) return null;
  const usual = describeUsual(order, timeZone);
  const asks = next === 'accept' && minutes !== undefined;
  const press = () =>
    next === 'accept' ? choice.accept(order, minutes) : controller.move(order, next);
  const answer = (event: KeyboardEvent) => answerKey(event, choice);
  const words = asks
    ? [stepText.acceptIn(minutes), stepText.forTime(promised)]
    : wordsOf(order, next, place, usual);
  // The same button for every step, so that focus and finger stay in place.
  return (
    <div className={classes.step} data-place={place} data-next={next}>
      {takesFocus ? <Focus place={place} button={button} /> : null}
      {asks ? <MinuteSteps order={order} onStep={choice.step} onKeyDown={answer} /> : null}
      <PendingButton
        ref={button}
        className={classes.button}
        aria-label={
          asks ? stepText.labelOf(words.join(' '), order.orderNumber) : nameOf(order, words)
        }
        data-mantine-stop-propagation={asks}
        onKeyDown={asks ? answer : undefined}
        variant={urgent || place !== 'row' ? 'filled' : 'default'}
        title={next === 'accept' ? usual : undefined}
        size={place === 'drawer' ? 'md' : 'sm'}
        busy={settling || pending === next}
        blocked={settling || pending !== undefined}
        onClick={(event) => afterPaint(press, event.currentTarget)}
      >
        <span className={classes.words}>
          {words.map((part) => (
            // The space separates the words for screen readers.
            <span key={part}>{part} </span>
          ))}
        </span>
      </PendingButton>
      {next === 'ready' ? (
        <DelayButton order={order} blocked={settling || pending !== undefined} />
      ) : null}
    </div>
  );
});

/** Focuses a button if it is in front: in the drawer, or in the list while no order is open. */
function Focus({ place, button }: { place: Place; button: RefObject<HTMLElement | null> }) {
  const { orderNumber: opened } = useOrdersAddress();
  const isInFront = (place === 'drawer') === (opened !== undefined);
  useEffect(() => {
    if (isInFront) button.current?.focus();
  }, [isInFront, button]);
  return null;
}

function wordsOf(order: Order, next: StepMove, place: Place, usual: string | undefined): string[] {
  if (place !== 'card') return [moveLabel(next)];
  if (next === 'accept') {
    const minutes = defaultMinutes(order);
    const offer = usual ? stepText.minutesUsual(minutes, usual) : stepText.minutes(minutes);
    return [moveLabel(next), offer];
  }
  return [moveLabel(next)];
}

/** Returns a button's accessible name: its visible text and the order. */
function nameOf({ status, orderNumber }: Order, [label = '', ...rest]: string[]): string {
  const first = status === 'NEW' ? stepText.acceptOrder : label;
  return stepText.labelOf([first, ...rest].join(' '), orderNumber);
}

const stepKeys: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  '+': 1,
  ArrowDown: -1,
  '-': -1,
};

function answerKey(
  event: KeyboardEvent,
  { step, close }: ReturnType<typeof useMinutesChoice>,
): void {
  const steps = stepKeys[event.key];
  if (steps === undefined && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (steps === undefined) close();
  else step(steps);
}
