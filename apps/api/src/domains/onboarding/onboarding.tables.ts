// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { ApplicationState, BusinessType } from '@counter/contract/onboarding';
import type { Kysely, Transaction } from 'kysely';
import type { Json, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

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

/** The tables and views that this domain's queries may name. */
export interface Database extends OnboardingTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
