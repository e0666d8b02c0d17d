import type { StoreEvent } from '@counter/contract/stream';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onStoreEvent } from '../../../lib/live.ts';
import { playSound } from './audio-output.ts';

/** Minimum time between two of these sounds, in milliseconds. */
const restMs = 2000;

/**
 * Plays a short sound for an order that the store accepted automatically once the kitchen has to know of it. It needs
 * no action, so it doesn't ring.
 */
export function useAcceptanceSound({ rings, volume }: { rings: boolean; volume: number }): void {
  const arrived = useRef(new Set<number>());
  const resting = useRef(false);

  const announce = useEffectEvent(() => {
    if (!rings || resting.current) return;
    resting.current = true;
    setTimeout(() => (resting.current = false), restMs);
    playSound('accepted', volume);
  });

  const onEvent = useEffectEvent((event: StoreEvent) => {
    if (event.kind === 'order.placed' && event.released) arrived.current.add(event.orderId);
    if (event.kind === 'order.released' && event.status === 'STORE_ACCEPTED') announce();
    if (event.kind !== 'order.moved' || !arrived.current.delete(event.orderId)) return;
    // The move right after the arrival is by `Counter`: it was accepted automatically.
    if (event.status === 'STORE_ACCEPTED' && event.by === 'Counter') announce();
  });

  useEffect(() => onStoreEvent(onEvent), []);
}
