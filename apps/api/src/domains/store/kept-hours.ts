import type { DayInterval, OpeningInterval, Way } from '@counter/contract/store';

/** A store's hours as of an instant. */
export type KeptHours = {
  readonly hours: readonly OpeningInterval[];
  readonly deliveryHours: readonly OpeningInterval[] | null;
  readonly exceptions: readonly {
    readonly firstDay: string;
    readonly lastDay: string;
    readonly way: Way | null;
    readonly intervals: readonly DayInterval[];
  }[];
};

/** An exception to the hours that was added, changed or removed. */
export type ChangedException = {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
};
