import { useEffect, useState } from 'react';

/** The maximum time between the taps of a double tap, in milliseconds. */
const doubleTap = 500;

/**
 * Returns true for a moment after the returned function is called, so that a double tap's second press can be
 * ignored.
 */
export function useRest(): [boolean, () => void] {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setIsResting(false), doubleTap);
    return () => clearTimeout(timer);
  }, [isResting]);
  return [isResting, () => setIsResting(true)];
}
