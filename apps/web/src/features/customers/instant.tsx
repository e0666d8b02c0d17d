import { formatInstant, fullInstant } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';

/** When something was, in the store's time; to the second on hovering. */
export function Instant({ at }: { at: string }) {
  const { timeZone } = useCurrentStore();
  return (
    <time dateTime={at} title={fullInstant(at, timeZone)}>
      {formatInstant(at, timeZone)}
    </time>
  );
}
