import type { Order, OrderItem } from '@counter/contract/orders';
import { Button } from '@mantine/core';
import { useTickItems } from '../kitchen/use-tick-items.ts';
import { kitchenText } from '../kitchen/kitchen.text.ts';
import classes from '../kitchen/kitchen.module.css';

interface StationFootProps {
  order: Order;
  station: string;
  /** The items that the station makes. */
  own: readonly OrderItem[];
}

/** Ticks all of an order's items that a station makes. Other stations may still have items to make. */
export function StationFoot({ order, station, own }: StationFootProps) {
  const tick = useTickItems();
  const left = own.filter(({ made }) => made === null);
  if (left.length === 0) return <p className={classes.elsewhere}>{kitchenText.doneHere}</p>;
  return (
    <Button
      className={classes.stationFoot}
      aria-label={kitchenText.allMadeAt(station, order.orderNumber)}
      onClick={() =>
        tick(
          order,
          left.map(({ line }) => line),
          true,
        )
      }
    >
      {kitchenText.allMade}
    </Button>
  );
}
