import type { Range } from '@counter/contract/shared';

/** The range of an overview whose address names none. */
export const defaultRange: Range = 'LAST_7_DAYS';
