import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from '../lib/http.ts';

/**
 * Brings the first wrong field of the page into sight and focuses it after an attempt, also where the server is
 * who found it. Call what it returns at each attempt.
 */
export function useFocusOnError(errors: FieldErrors): () => void {
  const [attempts, setAttempts] = useState(0);
  const focus = useEffectEvent(() => {
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const found = errors.map(({ path }) => path).join(' ');
  useEffect(() => {
    if (attempts > 0 && found !== '') focus();
  }, [found, attempts]);
  return () => setAttempts((before) => before + 1);
}
