import { useMediaQuery } from '@mantine/hooks';

/**
 * Returns true if the window is narrower than 768 pixels, where tables become cards and drawers
 * sheets. With larger text, wider windows count too.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
}
