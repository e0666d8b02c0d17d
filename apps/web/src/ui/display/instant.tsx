import type { PointerEvent } from 'react';
import { formatInstant, fullInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import classes from './instant.module.css';

interface InstantProps {
  /** ISO 8601. */
  at: string;
  /** Formats the time. Defaults to "Today 14:05". */
  format?: (at: string, timeZone: string) => string;
}

/** An instant in the store's time zone, with the full date on hover. */
export function Instant(props: InstantProps) {
  return <InstantIn {...props} timeZone={useCurrentStore().timeZone} />;
}

/** An instant in a time zone, with the full date on hover. */
export function InstantIn({
  at,
  timeZone,
  format = formatInstant,
}: InstantProps & { timeZone: string }) {
  // Set on hover, because lists have many instants and few are ever hovered.
  const tell = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = fullInstant(at, timeZone);
  };
  return (
    <time className={classes.instant} dateTime={at} onPointerEnter={tell}>
      {format(at, timeZone)}
    </time>
  );
}
