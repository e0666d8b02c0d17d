import type { Vehicle } from '@counter/contract/people';
import type { Generated } from 'kysely';
import type { Identity } from './columns.ts';

export type PeopleTables = {
  employees: {
    store_id: number;
    id: Identity;
    first_name: string;
    last_name: string;
    mobile_number: string;
    address: string;
    cnic: string;
    email: string;
    joining_date: string | null;
    designation: string;
    salary: number;
    currency: string;
    notes: string;
    end_date: string | null;
    end_reason: Generated<string>;
    version: Generated<number>;
    changed_by: string;
    changed_at: Date;
  };
  riders: {
    store_id: number;
    id: Identity;
    name: string;
    phone: string;
    cnic: string;
    vehicle: Vehicle;
    plate: string;
    image: string | null;
    on_duty: Generated<boolean>;
    version: Generated<number>;
    changed_by: string;
    changed_at: Date;
    removed_at: Date | null;
  };
};
