import type { ClockPerson } from '@counter/contract/people';

type Planned = ClockPerson['planned'][number];

/** State of a planned shift: in the future, attended, started without the employee, or over without them. */
export type Attendance = 'LATER' | 'CAME' | 'MISSING' | 'ABSENT';

/** Returns the state of a planned shift at a time (milliseconds since 1970), based on the employee's last clocking. */
export function attendanceOf(
  { startsAt, endsAt }: Pick<Planned, 'startsAt' | 'endsAt'>,
  { state, since }: Pick<ClockPerson, 'state' | 'since'>,
  time: number,
): Attendance {
  const start = Date.parse(startsAt);
  if (time < start) return 'LATER';
  // `since` is the end of the last shift. Someone who worked past the planned start has attended.
  if (state !== 'OUT' || (since !== null && Date.parse(since) > start)) return 'CAME';
  return time < Date.parse(endsAt) ? 'MISSING' : 'ABSENT';
}

/** Returns the people who should be working at a time but haven't clocked in, each with the shift. */
export function missingAt(
  people: readonly ClockPerson[],
  time: number,
): { readonly person: ClockPerson; readonly shift: Planned }[] {
  return people.flatMap((person) => {
    const shift = person.planned.find((one) => attendanceOf(one, person, time) === 'MISSING');
    return shift ? [{ person, shift }] : [];
  });
}
