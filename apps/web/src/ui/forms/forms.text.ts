import type { ReactNode } from 'react';
import { countOf } from '@counter/contract/shared';
import { rich } from '@counter/browser/sentence';

/** Screen text for the components in this folder. */
export const formsText = {
  orDropItHere: (label: ReactNode) => rich`${label} or drop it here`,
  leaveWarning: 'You have unsaved changes.',
  unsavedChanges: (what?: string) =>
    what === undefined ? 'Unsaved changes' : `Unsaved changes: ${what}`,
  needAttention: (fields: number) =>
    `${countOf(fields, 'field needs', 'fields need')} your attention`,
  nothingHereYet: 'Nothing here yet.',
  tooShort: 'Too short',
  strong: 'Strong',
  good: 'Good',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  changedMeanwhile: 'Changed by someone else',
  keepMine: 'Keep mine',
  changesKept: 'Your changes are still here.',
  changesKeptSaveAgain: 'Your changes are still here. Save again to keep them.',
  lengthHint: (description: ReactNode, length: string, ofText: string) =>
    rich`${description} ${length} of ${ofText} characters`,
  unsavedWarning: 'You have unsaved changes.',
  forRestOfToday: 'For the rest of today',
  untilDateAndTime: 'Until a date and time',
  untilIChangeIt: 'Until I change it',
};
