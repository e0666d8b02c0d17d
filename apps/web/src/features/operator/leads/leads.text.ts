import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for leads. */
export const leadsText = {
  missingHelp: 'This lead is now on another page or in another state. Search by name to find it.',
  saveLead: 'Save lead',
  requestedAt: (instant: ReactNode) => rich`Requested ${instant}`,
  notesHelp: 'Only visible to marketplace staff.',
  pageHelp: 'Businesses that asked to become a partner, newest first.',
  searchIn: 'business, address or phone',
  noLeadsYet: 'No leads yet',
  noLeadsHelp: 'People who fill in "Become a business partner" on the home page appear here.',
  savedToast: (businessName: string) => `Saved ${businessName}.`,
} as const;
