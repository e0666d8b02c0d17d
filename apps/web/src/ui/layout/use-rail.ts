import { useEffect } from 'react';

/** Narrows the menu beside the screen to a rail while the component is shown. */
export function useRail(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['menu'] = 'rail';
    return () => void delete dataset['menu'];
  }, []);
}
