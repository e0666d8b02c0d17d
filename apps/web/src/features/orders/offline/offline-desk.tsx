import { Suspense, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { readStored } from '@counter/browser/storage';
import { onFirstActivity, optionalPart } from '../../../ui/browser/ahead.ts';
import { queueFlag } from './queue-flag.ts';

const QueueDesk = optionalPart(async () => ({
  default: (await import('./queue-desk.tsx')).QueueDesk,
}));

/**
 * Queues changes made without a network and sends them later. Loads on the first activity, or immediately if changes
 * are waiting.
 */
export function OfflineDesk() {
  const [isWanted, setIsWanted] = useState(() => readStored(queueFlag, z.int(), 0) > 0);
  useEffect(() => (isWanted ? undefined : onFirstActivity(() => setIsWanted(true))), [isWanted]);
  if (!isWanted) return null;
  return (
    <Suspense>
      <QueueDesk />
    </Suspense>
  );
}
