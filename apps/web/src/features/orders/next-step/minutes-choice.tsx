import { defaultMinutes, stepPromise, type Order, type StepMove } from '@counter/contract/orders';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createSharedValue, usePart } from '@counter/browser/shared-value';

/** The order whose minutes are being chosen, and those chosen so far. */
type Chosen = {
  readonly orderId: number;
  readonly minutes: number;
  /** Asked for with a key, so that the focus goes to the answer. */
  readonly byKey: boolean;
};

type Mover = {
  movesOf: (order: Order) => { next: StepMove | undefined };
  move: (order: Order, move: 'accept', minutes: number) => void;
};

type ChoiceActions = {
  /** Asks for the minutes of an order; with minutes, accepts it in those. */
  accept: (order: Order, minutes: number | undefined, byKey?: boolean) => void;
  /** Changes the minutes by some steps. */
  step: (steps: number) => void;
  close: () => void;
};

// Shared in parts, so that a press draws one order of hundreds again.
const ChosenContext = createContext(createSharedValue<Chosen | undefined>(undefined));
const ActionsContext = createContext<ChoiceActions | undefined>(undefined);

interface MinutesChoiceProviderProps {
  controller: Mover;
  children: ReactNode;
}

/** Keeps the one choice of minutes that is open, wherever its order is shown. */
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

/** The choice that is open for an order; undefined while it has none. */
export function useChosenMinutes(order: Order | undefined): Chosen | undefined {
  return usePart(useContext(ChosenContext), (chosen) =>
    chosen?.orderId === order?.id ? chosen : undefined,
  );
}

/** The ways to accept an order. Only inside the orders screen. */
export function useMinutesChoice(): ChoiceActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useMinutesChoice is used outside the orders screen.');
  return actions;
}
