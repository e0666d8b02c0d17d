import { useMediaQuery } from '@mantine/hooks';

/**
 * Returns true if the window is narrower than 768 pixels, where tables become cards and drawers
 * sheets. With larger text, wider windows count too. A sheet of paper is never a phone.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('screen and (width < 48em)', false, { getInitialValueInEffect: false });
}
