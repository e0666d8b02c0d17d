import { Suspense, useEffect, useState } from 'react';
import { onFirstActivity, optionalPart } from '../../../ui/browser/ahead.ts';
import type { PaperProps } from './paper.tsx';

const Paper = optionalPart(async () => ({ default: (await import('./paper.tsx')).Paper }));

/** Loads the print styles and the print heading after the first activity. */
export function PaperLater(props: PaperProps) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onFirstActivity(() => setIsWanted(true)), []);
  return isWanted ? (
    <Suspense>
      <Paper {...props} />
    </Suspense>
  ) : null;
}
