// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { ApplicationState, BusinessType } from '@counter/contract/onboarding';
import type { Json, Published } from '../../platform/db/columns.ts';

interface Applications {
  applicantId: number;
  businessType: BusinessType | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: number | null;
  first: boolean;
  leadId: number | null;
  menuPics: Json<readonly string[]>;
  menuWebsite: string;
  reason: string | null;
  state: ApplicationState;
  storeId: number;
  submittedAt: Date | null;
  totalLocations: number | null;
  workingHours: string;
}

export interface OnboardingTables {
  applications: Applications;
  'published.applications': Published<
    OnboardingTables,
    'applications',
    'applicantId' | 'decidedAt' | 'first' | 'reason' | 'state' | 'storeId'
  >;
}
