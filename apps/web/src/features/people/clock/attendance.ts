import type { ClockPerson } from '@counter/contract/people';

type Planned = ClockPerson['planned'][number];

/** The state of a planned shift: not begun, attended, begun without the employee, or over without them. */
export type Attendance = 'LATER' | 'CAME' | 'MISSING' | 'ABSENT';

/** Returns the state of a planned shift at a time (milliseconds since 1970), by what the employee clocked last. */
export function attendanceOf(
  { startsAt, endsAt }: Pick<Planned, 'startsAt' | 'endsAt'>,
  { state, since }: Pick<ClockPerson, 'state' | 'since'>,
  time: number,
): Attendance {
  const start = Date.parse(startsAt);
  if (time < start) return 'LATER';
  // The end of the last shift: who worked past the start has come.
  if (state !== 'OUT' || (since !== null && Date.parse(since) > start)) return 'CAME';
  return time < Date.parse(endsAt) ? 'MISSING' : 'ABSENT';
}

/** Returns who should be working at a time and hasn't clocked in, with the shift. */
export function missingAt(
  people: readonly ClockPerson[],
  time: number,
): { readonly person: ClockPerson; readonly shift: Planned }[] {
  return people.flatMap((person) => {
    const shift = person.planned.find((one) => attendanceOf(one, person, time) === 'MISSING');
    return shift ? [{ person, shift }] : [];
  });
}
