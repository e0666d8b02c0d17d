import { useImperativeHandle, type Ref } from 'react';
import { useEndOverrideWithToasts } from '../../features/store/overrides/use-end-override.ts';

/** Ends the open store's pause or busy time and reports the result. */
export type EndOverride = (kind: 'PAUSE' | 'BUSY') => void;

/**
 * Gives the palette the functions that end a pause or busy time. It is a component of its own because the palette
 * also opens without a store, and closes before the response arrives.
 */
export function EndOverrides({ ref }: { ref: Ref<EndOverride> }) {
  const pause = useEndOverrideWithToasts('PAUSE');
  const busy = useEndOverrideWithToasts('BUSY');
  useImperativeHandle(ref, () => (kind) => (kind === 'PAUSE' ? pause.end() : busy.end()));
  return null;
}
