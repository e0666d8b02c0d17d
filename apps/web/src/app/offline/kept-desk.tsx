import { Suspense, useEffect, useState } from 'react';
import { onFirstActivity, optionalPart } from '../../ui/browser/ahead.ts';

const KeepDesk = optionalPart(async () => ({ default: (await import('./keep-desk.ts')).KeepDesk }));

/** Keeps the order desk on this device, or shows what was kept. Fetched once there is time for it. */
export function KeptDesk({ userId }: { userId: number }) {
  const [isWanted, setIsWanted] = useState(!navigator.onLine);
  useEffect(() => (isWanted ? undefined : onFirstActivity(() => setIsWanted(true))), [isWanted]);
  return isWanted ? (
    <Suspense>
      <KeepDesk userId={userId} />
    </Suspense>
  ) : null;
}
