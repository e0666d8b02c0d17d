import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Fetches styles again that could not be had, with the next screen: what loads the code of screens asks
 * for each of them only once, and would show a screen without.
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
