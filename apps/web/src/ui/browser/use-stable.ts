import { useCallback, useLayoutEffect, useRef } from 'react';

type Callback<Input> = (input: Input) => void;

/**
 * The same function at every render, which calls the latest one given, so that a new closure does
 * not render every row again. Only for events. Undefined as long as none is given.
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
