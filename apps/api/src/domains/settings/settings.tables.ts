// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { PlannablePart, PlannedSettingState, SettingPart } from '@counter/contract/settings';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { GeneratedJson, Identity, Json, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';
import type { KeptChange } from '../../platform/kernel/undo-fields.ts';

interface BankChanges {
  cancelledAt: Date | null;
  changedAt: Date;
  changedBy: number;
  expiresAt: Date;
  formerAccountNumber: Buffer | null;
  formerChangedAt: Date | null;
  formerRoutingNumber: Buffer | null;
  formerVerifiedAt: Date | null;
  id: Identity;
  storeId: number;
  tokenHash: Buffer;
}

interface BankDetails {
  accountNumber: Buffer | null;
  address: string | null;
  bankChangedAt: Date | null;
  bankVerifiedAt: Date | null;
  bankVersion: Generated<number>;
  companyVerifiedAt: Date | null;
  companyVersion: Generated<number>;
  dateOfBirth: Buffer | null;
  ein: Buffer | null;
  franchiseAssociated: Generated<boolean>;
  individual: Generated<boolean>;
  legalBusinessName: string | null;
  legalFirstName: string | null;
  legalLastName: string | null;
  representativeVerifiedAt: Date | null;
  representativeVersion: Generated<number>;
  routingNumber: Buffer | null;
  ssn: Buffer | null;
  storeId: number;
  totalFranchise: number | null;
  updatedAt: Date;
}

interface BirthDateLooks {
  press: string;
  seenAt: Date;
  storeId: number;
  userId: number;
  version: number;
}

interface PlannedSettings {
  appliesAt: Date;
  changedAt: Generated<Date>;
  changes: Json<Readonly<Record<string, unknown>>>;
  failure: Generated<string>;
  id: Identity;
  part: PlannablePart;
  plannedBy: string;
  state: PlannedSettingState;
  storeId: number;
  undo: GeneratedJson<readonly KeptChange[]>;
  undoneAt: Date | null;
  undoneBy: string | null;
}

interface SettingVersions {
  changedAt: Date;
  changedBy: string;
  part: SettingPart;
  storeId: number;
  version: number;
}

export interface SettingsTables {
  bankChanges: BankChanges;
  bankDetails: BankDetails;
  birthDateLooks: BirthDateLooks;
  plannedSettings: PlannedSettings;
  settingVersions: SettingVersions;
  'published.bankDetails': Published<
    SettingsTables,
    'bankDetails',
    'bankVerifiedAt' | 'companyVerifiedAt' | 'representativeVerifiedAt' | 'storeId'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends SettingsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
