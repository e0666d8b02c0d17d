import type { Range } from '@counter/contract/shared';

/** The range of an overview if the address has none. */
export const defaultRange: Range = 'LAST_7_DAYS';
