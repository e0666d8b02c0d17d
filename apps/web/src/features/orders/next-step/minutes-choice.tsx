import { defaultMinutes, stepPromise, type Order, type StepMove } from '@counter/contract/orders';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createSharedValue, usePart } from '@counter/browser/shared-value';

/** The order whose prep time is being chosen, and the minutes chosen so far. */
type Chosen = {
  readonly orderId: number;
  readonly minutes: number;
  /** True if opened by keyboard, so that the focus moves to the confirmation. */
  readonly byKey: boolean;
};

type Mover = {
  movesOf: (order: Order) => { next: StepMove | undefined };
  move: (order: Order, move: 'accept', minutes: number) => void;
};

type ChoiceActions = {
  /** Asks for the prep time of an order, or accepts it if minutes are given. */
  accept: (order: Order, minutes: number | undefined, byKey?: boolean) => void;
  /** Changes the minutes by a number of steps. */
  step: (steps: number) => void;
  close: () => void;
};

// Subscribed to by part, so that a click rerenders one order of hundreds.
const ChosenContext = createContext(createSharedValue<Chosen | undefined>(undefined));
const ActionsContext = createContext<ChoiceActions | undefined>(undefined);

interface MinutesChoiceProviderProps {
  controller: Mover;
  children: ReactNode;
}

/** Holds the one open choice of minutes, shared by all places that show its order. */
export function MinutesChoiceProvider({ controller, children }: MinutesChoiceProviderProps) {
  const [chosen] = useState(() => createSharedValue<Chosen | undefined>(undefined));
  const actions = useMemo((): ChoiceActions => {
    const close = () => chosen.set(undefined);
    const accept = (order: Order, minutes: number | undefined, byKey = false) => {
      if (controller.movesOf(order).next !== 'accept') return;
      if (minutes === undefined)
        return chosen.set({ orderId: order.id, minutes: defaultMinutes(order), byKey });
      controller.move(order, 'accept', minutes);
      close();
    };
    const step = (steps: number) => {
      const now = chosen.get();
      chosen.set(now && { ...now, minutes: stepPromise(now.minutes, steps) });
    };
    return { accept, step, close };
  }, [controller, chosen]);
  return (
    <ActionsContext value={actions}>
      <ChosenContext value={chosen}>{children}</ChosenContext>
    </ActionsContext>
  );
}

/** Returns the open choice of an order; undefined if it has none. */
export function useChosenMinutes(order: Order | undefined): Chosen | undefined {
  return usePart(useContext(ChosenContext), (chosen) =>
    chosen?.orderId === order?.id ? chosen : undefined,
  );
}

/** Returns the functions to accept an order. Throws outside of the orders screen. */
export function useMinutesChoice(): ChoiceActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useMinutesChoice is used outside the orders screen.');
  return actions;
}
