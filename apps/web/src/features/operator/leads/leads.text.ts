import type { ReactNode } from 'react';
import { rich } from '../../../lib/sentence.ts';

/** The sentences of the screens about leads. */
export const leadsText = {
  thisLeadIsNowElsewhere:
    'This lead is now on another page or in another state. Search by name to find it.',
  saveLead: 'Save lead',
  asked: (instant: ReactNode) => rich`Requested ${instant}`,
  onlyMarketplacesStaffReadsThem: 'Only visible to marketplace staff.',
  whoAskedToBecomeBusiness: 'Businesses that asked to become a partner, newest first.',
  businessAddressOrPhone: 'business, address or phone',
  noLeadsYet: 'No leads yet',
  whoeverFillsInBecomeBusiness:
    'People who fill in "Become a business partner" on the home page appear here.',
  isSaved: (businessName: string) => `Saved ${businessName}.`,
} as const;
