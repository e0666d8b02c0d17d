import { useMediaQuery } from '@mantine/hooks';

/** Returns true if tables have no room for every column. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false });
}
