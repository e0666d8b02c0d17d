import type { OrderItem } from '@counter/contract/orders';
import { timeOrDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import type { Until } from '../../../ui/forms/until-choice.ts';
import { changeText } from './change-items.text.ts';

interface ChangeAvailabilityProps {
  item: OrderItem;
  /** The chosen return time; undefined if the product stays available. */
  until: Until | undefined;
  /** Asks how long the product is unavailable. */
  onAsk: () => void;
  onKeep: () => void;
}

/** Offers to mark a changed item's product as unavailable along with the change. Hidden without the permission. */
export function ChangeAvailability({ item, until, onAsk, onKeep }: ChangeAvailabilityProps) {
  const { can, timeZone } = useCurrentStore();
  if (item.productId === null || !can('menu:availability')) return null;
  if (until === undefined) {
    return (
      <Button
        size="xs"
        variant="default"
        aria-label={changeText.markUnavailable(item.name)}
        onClick={onAsk}
      >
        {changeText.markUnavailableButton}
      </Button>
    );
  }
  return (
    <>
      <span>{describe(until, timeZone)}</span>
      <Button
        size="xs"
        variant="default"
        aria-label={changeText.keepAvailable(item.name)}
        onClick={onKeep}
      >
        {changeText.keepAvailableButton}
      </Button>
    </>
  );
}

function describe(until: Until, timeZone: string): string {
  if (until === null) return changeText.unavailableUntilChanged;
  if (until === 'TODAY') return changeText.unavailableToday;
  return changeText.unavailableUntil(timeOrDay(until, timeZone));
}
