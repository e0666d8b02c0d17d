import { useMediaQuery } from '@mantine/hooks';

/**
 * Returns true if the window is narrower than 768 pixels, where tables become cards and drawers
 * sheets.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
}
