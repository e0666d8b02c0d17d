import { useMediaQuery } from '@mantine/hooks';

/** Whether a table has no room for every column. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false });
}
