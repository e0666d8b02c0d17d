import { pauseReasonWords, type StoreStatus } from '@counter/contract/store';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { instantInSentence, nearInstant } from '../../../lib/time/days.ts';
import { text } from './overrides.text.ts';

type Pause = NonNullable<StoreStatus['pause']>;
type Busy = NonNullable<StoreStatus['busy']>;

/** Describes a pause: "Paused for 12 min more, until 14:35: Too many orders." `now` is in milliseconds since 1970. */
export function describePause(pause: Pause, timeZone: string, now: number): string {
  return text.pauseSummary(
    left(pause, now),
    nearInstant(pause.until, timeZone),
    pauseReasonWords(pause),
  );
}

/** Describes a busy time: "Busy for 25 min more, until 14:35: new orders are promised 15 min later." */
export function describeBusy(busy: Busy, timeZone: string, now: number): string {
  return text.busySummary(left(busy, now), nearInstant(busy.until, timeZone), busy.minutes);
}

function left({ until }: { readonly until: string }, now: number): string {
  return describeDuration(Math.max(0, Date.parse(until) - now));
}

/** Describes who set it and when: "By Maya, today 14:05." */
export function describeAuthor({ by, since }: Pause | Busy, timeZone: string): string {
  return text.setBy(by, instantInSentence(since, timeZone));
}
