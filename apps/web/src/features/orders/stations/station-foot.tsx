import type { Order, OrderItem } from '@counter/contract/orders';
import { Button } from '@mantine/core';
import { useTickItems } from '../kitchen/use-tick-items.ts';
import { kitchenText } from '../kitchen/kitchen.text.ts';
import classes from '../kitchen/kitchen.module.css';

interface StationFootProps {
  order: Order;
  station: string;
  /** The items of the order that are made at the station. */
  own: readonly OrderItem[];
}

/** Ticks everything that a station makes of an order. Others may still have something to make. */
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
