import { useCallback, useLayoutEffect, useRef } from 'react';

type Callback<Input> = (input: Input) => void;

/**
 * Returns a function with a stable identity that calls the latest callback, so that a new closure doesn't render
 * every row again. Only for events. Undefined while there is no callback.
 */
export function useStable<Input>(callback: Callback<Input>): Callback<Input>;
export function useStable<Input>(
  callback: Callback<Input> | undefined,
): Callback<Input> | undefined;
export function useStable<Input>(callback: Callback<Input> | undefined) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  const stable = useCallback((input: Input) => latest.current?.(input), []);
  return callback && stable;
}
