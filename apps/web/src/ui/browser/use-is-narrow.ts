import { useMediaQuery } from '@mantine/hooks';

/** Returns true if the window is too narrow for every column of a table. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(width < 75em)', false, { getInitialValueInEffect: false });
}
