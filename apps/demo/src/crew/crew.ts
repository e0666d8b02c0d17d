import type { Vehicle } from '@counter/contract/people';

/** A demo employee, with the days since they joined and left. */
type DemoEmployee = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
  readonly address: string;
  readonly cnic: string;
  readonly email: string;
  readonly designation: string;
  /** Per month, in cents. */
  readonly salary: number;
  readonly notes: string;
  readonly joinedDaysAgo: number;
  readonly left?: { readonly daysAgo: number; readonly reason: string };
};

/** A demo rider. */
type DemoRider = {
  readonly name: string;
  readonly phone: string;
  readonly cnic: string;
  readonly vehicle: Vehicle;
  readonly plate: string;
  readonly onDuty: boolean;
};

/** A demo store's employees and riders. */
export type Crew = {
  readonly employees: readonly DemoEmployee[];
  readonly riders: readonly DemoRider[];
};
