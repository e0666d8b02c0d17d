// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { ShiftBreak, Vehicle } from '@counter/contract/people';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { GeneratedJson, Identity } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Employees {
  address: string;
  changedAt: Date;
  changedBy: string;
  cnic: string;
  currency: string;
  designation: string;
  email: string;
  endDate: string | null;
  endReason: Generated<string>;
  firstName: string;
  id: Identity;
  joiningDate: string | null;
  lastName: string;
  mobileNumber: string;
  notes: string;
  pinFailures: Generated<number>;
  pinHash: string | null;
  pinLockedUntil: Date | null;
  salary: number;
  storeId: number;
  version: Generated<number>;
}

interface PlannedShifts {
  changedAt: Date;
  changedBy: string;
  day: string;
  employeeId: number;
  endMinute: number;
  id: Identity;
  note: Generated<string>;
  removedAt: Date | null;
  startMinute: number;
  storeId: number;
  version: Generated<number>;
}

interface Riders {
  changedAt: Date;
  changedBy: string;
  cnic: string;
  id: Identity;
  image: string | null;
  name: string;
  onDuty: Generated<boolean>;
  phone: string;
  plate: string;
  removedAt: Date | null;
  storeId: number;
  vehicle: Vehicle;
  version: Generated<number>;
}

interface Shifts {
  breaks: GeneratedJson<readonly ShiftBreak[]>;
  changedAt: Date;
  changedBy: string;
  day: string;
  employeeId: number;
  endedAt: Date | null;
  id: Identity;
  reason: Generated<string>;
  removedAt: Date | null;
  startedAt: Date;
  storeId: number;
  version: Generated<number>;
}

export interface PeopleTables {
  employees: Employees;
  plannedShifts: PlannedShifts;
  riders: Riders;
  shifts: Shifts;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends PeopleTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
