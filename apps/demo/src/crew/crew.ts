import type { Vehicle } from '@counter/contract/people';

/** An employee of the demo: how long ago they came, and went. */
type DemoEmployee = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
  readonly address: string;
  readonly cnic: string;
  readonly email: string;
  readonly designation: string;
  /** In cents, for a month. */
  readonly salary: number;
  readonly notes: string;
  readonly joinedDaysAgo: number;
  readonly left?: { readonly daysAgo: number; readonly reason: string };
};

/** A rider of the demo. */
type DemoRider = {
  readonly name: string;
  readonly phone: string;
  readonly cnic: string;
  readonly vehicle: Vehicle;
  readonly plate: string;
  readonly onDuty: boolean;
};

/** The employees and riders of a demo store. */
export type Crew = {
  readonly employees: readonly DemoEmployee[];
  readonly riders: readonly DemoRider[];
};
