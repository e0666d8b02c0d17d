import type { Order, OrderItem } from '@counter/contract/orders';
import { Button } from '@mantine/core';
import { now } from '../../../lib/clock.ts';
import { useTickItems } from '../kitchen/tick-items.queries.ts';
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
  const { mutate } = useTickItems();
  const left = own.filter(({ made }) => made === null);
  if (left.length === 0) return <p className={classes.elsewhere}>{kitchenText.waitingForOthers}</p>;
  return (
    <Button
      className={classes.stationFoot}
      aria-label={kitchenText.allMadeAt(station, order.orderNumber)}
      onClick={() =>
        mutate({
          order,
          lines: left.map(({ line }) => line),
          made: true,
          at: new Date(now()).toISOString(),
        })
      }
    >
      {kitchenText.allMade}
    </Button>
  );
}
