import { useImperativeHandle, type Ref } from 'react';
import { useEndOverrideWithToasts } from '../../features/store/overrides/use-end-override.ts';

/** Ends the pause or the busy time of the open store, and says how that went. */
export type EndOverride = (kind: 'PAUSE' | 'BUSY') => void;

/**
 * Gives the palette what ends a pause or a busy time. Apart from it, as the palette also opens without a
 * store, and closes before the answer has come.
 */
export function EndOverrides({ ref }: { ref: Ref<EndOverride> }) {
  const pause = useEndOverrideWithToasts('PAUSE');
  const busy = useEndOverrideWithToasts('BUSY');
  useImperativeHandle(ref, () => (kind) => (kind === 'PAUSE' ? pause.end() : busy.end()));
  return null;
}
