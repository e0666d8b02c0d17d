import { useMediaQuery } from '@mantine/hooks';

/** Returns true if tables have no room for every column. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(width < 75em)', false, { getInitialValueInEffect: false });
}
