import { formatInstant, fullInstant } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';

/** An instant in the store's time, in full on hover. */
export function Instant({ at }: { at: string }) {
  const { timeZone } = useCurrentStore();
  return (
    <time dateTime={at} title={fullInstant(at, timeZone)}>
      {formatInstant(at, timeZone)}
    </time>
  );
}
