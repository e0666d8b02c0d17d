import type { PointerEvent } from 'react';
import { formatInstant, fullInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import classes from './instant.module.css';

interface InstantProps {
  /** ISO 8601. */
  at: string;
  /** Formats the time; "Today 14:05" by default. */
  format?: (at: string, timeZone: string) => string;
}

/** An instant in the store's time; in full on hover. */
export function Instant(props: InstantProps) {
  return <InstantIn {...props} timeZone={useCurrentStore().timeZone} />;
}

/** An instant in a time zone; in full on hover. */
export function InstantIn({
  at,
  timeZone,
  format = formatInstant,
}: InstantProps & { timeZone: string }) {
  // Lists hold many instants, and hardly any of them is ever wanted in full.
  const tell = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = fullInstant(at, timeZone);
  };
  return (
    <time className={classes.instant} dateTime={at} onPointerEnter={tell}>
      {format(at, timeZone)}
    </time>
  );
}
