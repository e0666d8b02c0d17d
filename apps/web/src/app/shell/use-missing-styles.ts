import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Fetches style sheets that failed to load again on the next navigation. The module loader requests each one only
 * once and would show the screen without it.
 */
export function useMissingStyles(): void {
  const router = useRouter();
  useEffect(() => {
    const missing = new Set<HTMLLinkElement>();
    const note = ({ target }: Event): void => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    };
    document.addEventListener('error', note, true);
    const forget = router.subscribe('onBeforeLoad', () => {
      for (const link of missing) link.replaceWith(link.cloneNode());
      missing.clear();
    });
    return () => {
      document.removeEventListener('error', note, true);
      forget();
    };
  }, [router]);
}
