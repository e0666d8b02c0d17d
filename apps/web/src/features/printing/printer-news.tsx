import { Suspense, useEffect, useState } from 'react';
import { onFirstActivity, optionalPart } from '../../ui/browser/ahead.ts';

const PrinterChip = optionalPart(async () => ({
  default: (await import('./printer-chip.tsx')).PrinterChip,
}));

/** Warns about printers that can't print. Loads after the screen. */
export function PrinterNews() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => (isWanted ? undefined : onFirstActivity(() => setIsWanted(true))), [isWanted]);
  if (!isWanted) return null;
  return (
    <Suspense>
      <PrinterChip />
    </Suspense>
  );
}
