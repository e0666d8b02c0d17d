import { InstantIn } from '../../ui/display/instant.tsx';
import { usePlace } from './integrations-place.tsx';

/** An instant in the screen's time zone, in full on hover. */
export function Moment({ at }: { at: string }) {
  return <InstantIn at={at} timeZone={usePlace().timeZone} />;
}
