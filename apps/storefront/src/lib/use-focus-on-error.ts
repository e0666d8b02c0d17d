import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors } from '@counter/browser/problem';

/**
 * Scrolls to the first invalid field and focuses it, once per attempt, including errors from the server. Call the
 * returned function on each attempt.
 */
export function useFocusOnError(errors: FieldErrors): () => void {
  const [attempts, setAttempts] = useState(0);
  const answered = useRef(0);
  const focus = useEffectEvent(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field || answered.current === attempts) return;
    answered.current = attempts;
    // A group can't have the focus itself.
    (field.querySelector('input') ?? field).focus({ preventScroll: true });
    // Centered, so that the label above and the error below are visible.
    field.scrollIntoView({ block: 'center' });
  });
  const found = errors.map(({ path }) => path).join(' ');
  useEffect(() => {
    if (attempts > 0 && found !== '') focus();
  }, [found, attempts]);
  return () => setAttempts((before) => before + 1);
}
