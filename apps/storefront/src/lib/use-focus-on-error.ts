import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors } from '@counter/browser/problem';

/**
 * Brings the first wrong field of the page into sight and focuses it, once after each attempt, also where the
 * server is who found it. Call what it returns at each attempt.
 */
export function useFocusOnError(errors: FieldErrors): () => void {
  const [attempts, setAttempts] = useState(0);
  const answered = useRef(0);
  const focus = useEffectEvent(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field || answered.current === attempts) return;
    answered.current = attempts;
    // A group has no focus of its own.
    (field.querySelector('input') ?? field).focus({ preventScroll: true });
    // With its label above it and what is wrong below it.
    field.scrollIntoView({ block: 'center' });
  });
  const found = errors.map(({ path }) => path).join(' ');
  useEffect(() => {
    if (attempts > 0 && found !== '') focus();
  }, [found, attempts]);
  return () => setAttempts((before) => before + 1);
}
