import type { MenuProps } from '@mantine/core';

/** For menus of the top bar: they stay inside it, and the focus goes to their first entry. */
export const inBar = {
  withinPortal: false,
  withInitialFocusPlaceholder: false,
} as const satisfies MenuProps;
