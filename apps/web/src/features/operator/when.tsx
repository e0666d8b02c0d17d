import { formatInstant, fullInstant } from '../../lib/days.ts';
import { deviceTimeZone } from '../../lib/time-zones.ts';
import { Ago } from '../../ui/relative-time.tsx';
import classes from './operator.module.css';

/** The marketplace's staff reads every time in its own time zone, whichever the store's is. */
export const ownTimeZone = deviceTimeZone();

interface InstantProps {
  at: string;
  /** In the middle of a sentence: "today 14:05". */
  inSentence?: boolean;
}

/** An instant, short: "Today 14:05"; in full on hover. */
export function Instant({ at, inSentence = false }: InstantProps) {
  const text = formatInstant(at, ownTimeZone);
  return (
    <time className={classes.instant} dateTime={at} title={fullInstant(at, ownTimeZone)}>
      {inSentence ? text.replace(/^Today/, 'today') : text}
    </time>
  );
}

/** How long ago something was; when exactly, on hover. */
export function Since({ at }: { at: string }) {
  return (
    <span className={classes.instant} title={fullInstant(at, ownTimeZone)}>
      <Ago at={at} />
    </span>
  );
}
