import { Suspense, useEffect, useState } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { onFirstActivity, optionalPart } from '../../ui/browser/ahead.ts';

const PrinterChip = optionalPart(async () => ({
  default: (await import('./printer-chip.tsx')).PrinterChip,
}));

/** Tells of printers that can't print. Fetched after the screen. */
export function PrinterNews() {
  const { can } = useCurrentStore();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => (isWanted ? undefined : onFirstActivity(() => setIsWanted(true))), [isWanted]);
  if (!isWanted || !can('store:read')) return null;
  return (
    <Suspense>
      <PrinterChip />
    </Suspense>
  );
}
