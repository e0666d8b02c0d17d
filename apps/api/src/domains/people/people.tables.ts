// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Vehicle } from '@counter/contract/people';
import type { Generated } from 'kysely';
import type { Identity } from '../../platform/db/columns.ts';

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
  salary: number;
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

export interface PeopleTables {
  employees: Employees;
  riders: Riders;
}
