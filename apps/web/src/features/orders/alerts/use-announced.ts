import type { Order } from '@counter/contract/orders';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { readInTab, writeInTab } from '../../../lib/storage.ts';

const key = 'counter.announced';
const orderIds = z.array(z.number());
const mostKept = 200;

/**
 * The orders that the popup is about: all that nobody has looked at, as long as one of them was not
 * announced in this tab before the page was loaded. The others are left to the badge and to the lists.
 */
export function useAnnounced(alerts: readonly Order[]): readonly Order[] {
  const [before] = useState(() => new Set(readInTab(key, orderIds, [])));
  useEffect(() => {
    const kept = readInTab(key, orderIds, []);
    const added = alerts.map(({ id }) => id).filter((id) => !kept.includes(id));
    if (added.length > 0) writeInTab(key, [...kept, ...added].slice(-mostKept));
  }, [alerts]);
  return alerts.some(({ id }) => !before.has(id)) ? alerts : [];
}
