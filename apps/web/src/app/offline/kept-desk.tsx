import { Suspense, useEffect, useState } from 'react';
import { onFirstActivity, optionalPart } from '../../ui/browser/ahead.ts';

const KeepDesk = optionalPart(async () => ({ default: (await import('./keep-desk.ts')).KeepDesk }));

/** Stores the order desk on this device, or restores it. Loads after the first activity, or at once while offline. */
export function KeptDesk({ userId }: { userId: number }) {
  const [isWanted, setIsWanted] = useState(!navigator.onLine);
  useEffect(() => (isWanted ? undefined : onFirstActivity(() => setIsWanted(true))), [isWanted]);
  return isWanted ? (
    <Suspense>
      <KeepDesk userId={userId} />
    </Suspense>
  ) : null;
}
