import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for the operator lists. */
export const listsText = {
  staleWarning: (instant: ReactNode, failure: string) => rich`Last updated ${instant}. ${failure}`,
  byState: (title: string) => `${title} by state`,
  searchBy: (searchIn: string) => `Search by ${searchIn}`,
  list: 'List',
  page: (page: number) => `page ${page}`,
  notLoaded: (title: string) => `${title} couldn't be loaded`,
  nextRow: 'Next row',
  previousRow: 'Previous row',
  openRow: 'Open row',
} as const;
