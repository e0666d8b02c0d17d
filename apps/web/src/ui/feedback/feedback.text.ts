import { plural } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for the components in this folder. */
export const feedbackText = {
  offlineSince: (time?: string) => (time ? `Offline since ${time}` : "You're offline."),
  unreachableSince: (time?: string) => `Can't reach Counter${time ? ` since ${time}` : ''}`,
  waiting: (waiting: number) =>
    ` · ${waiting} ${plural(waiting, 'change', 'changes')} will be sent`,
  notFound: 'Not found',
  noResultsFoundFor: (strong: ReactNode, br: ReactNode) =>
    rich`No results found for ${strong}.${br}`,
  noResultsOnTheseDays: 'Nothing on these days. Choose other days or clear the filters.',
  noResultsHelp: 'Try checking for typos or using complete words.',
  notLoaded: "We couldn't load this",
  undo: 'Undo',
  seconds: (seconds: number) => `${seconds} s`,
  pageNotLoaded: 'Counter may have been updated. Check your connection and try again.',
  pageNotShown: "We couldn't show this page",
};
