import { useEffect, useState } from 'react';
import { keepPlaces, type Lingering } from './lingering.ts';

/** Time that a row keeps its place after it left, in milliseconds. */
const lingerMs = 1000;

/** Returns the rows of a list plus those that left less than a second ago, in their old places. */
export function useLingering<Row extends { readonly id: number }>(
  rows: readonly Row[],
): readonly Lingering<Row>[] {
  const [known, setKnown] = useState(() => ({ rows, shown: keepPlaces([], rows) }));
  const current = isSame(known.rows, rows) ? known : { rows, shown: keepPlaces(known.shown, rows) };
  if (current !== known) setKnown(current);
  const { shown } = current;
  useEffect(() => {
    if (!shown.some(({ left }) => left)) return undefined;
    const timer = setTimeout(
      () => setKnown((latest) => ({ ...latest, shown: keepPlaces([], latest.rows) })),
      lingerMs,
    );
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}

function isSame<Row>(one: readonly Row[], other: readonly Row[]): boolean {
  return one.length === other.length && one.every((row, place) => row === other[place]);
}
