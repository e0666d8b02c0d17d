import { useEffect, useState } from 'react';

/** The second press of a double tap comes within so many milliseconds. */
const doubleTap = 500;

/** Ignores presses for a moment after a call of the returned function. Returns whether it does now, and that function. */
export function useRest(): [boolean, () => void] {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setIsResting(false), doubleTap);
    return () => clearTimeout(timer);
  }, [isResting]);
  return [isResting, () => setIsResting(true)];
}
