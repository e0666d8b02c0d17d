import { formatInstant, instantInSentence } from '../../lib/time/days.ts';
import { deviceTimeZone } from '../../lib/time/time-zones.ts';
import { describeAgo, describeDuration } from '../../ui/forms/durations.ts';
import { InstantIn } from '../../ui/display/instant.tsx';
import { useNow } from '../../ui/browser/use-now.ts';

/** Staff see every time in their own time zone, regardless of the store's. */
export const ownTimeZone = deviceTimeZone();

interface InstantProps {
  at: string;
  /** True to format it for the middle of a sentence: "today 14:05". */
  inSentence?: boolean;
}

/** A short instant, such as "Today 14:05", in full on hover. */
export function Instant({ at, inSentence = false }: InstantProps) {
  const format = inSentence ? instantInSentence : formatInstant;
  return <InstantIn at={at} timeZone={ownTimeZone} format={format} />;
}

/** Shows how long ago something was, with the exact time on hover. */
export function Since({ at }: { at: string }) {
  const now = useNow();
  const ago = () => describeAgo(Date.parse(at), now);
  return <InstantIn at={at} timeZone={ownTimeZone} format={ago} />;
}

/** Shows how long something has lasted, with its start on hover. */
export function Lasting({ since }: { since: string }) {
  const now = useNow();
  const duration = () => describeDuration(now - Date.parse(since));
  return <InstantIn at={since} timeZone={ownTimeZone} format={duration} />;
}
