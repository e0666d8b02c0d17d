import { useMediaQuery } from '@mantine/hooks';

/**
 * Returns true below 768 pixels, where tables become cards and drawers become sheets. Larger text sizes raise the
 * limit. Always false in print.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('screen and (width < 48em)', false, { getInitialValueInEffect: false });
}
