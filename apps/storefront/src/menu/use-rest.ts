import { useEffect, useState } from 'react';

/** The second press of a double tap comes within so many milliseconds. */
const doubleTap = 500;

/** Returns whether presses are ignored for a moment, and how that moment begins. */
export function useRest(): [boolean, () => void] {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setIsResting(false), doubleTap);
    return () => clearTimeout(timer);
  }, [isResting]);
  return [isResting, () => setIsResting(true)];
}
