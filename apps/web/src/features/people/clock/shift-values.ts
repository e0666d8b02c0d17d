import { shiftRequest, type Shift, type ShiftRequest } from '@counter/contract/people';
import { localTimeAt, writeTime } from '@counter/contract/shared';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';

/** The field values of a shift, in the store's local time. */
export type ShiftValues = {
  /** Empty until an employee is chosen. */
  employeeId: string;
  day: string;
  start: string;
  /** Empty while the shift is open. */
  end: string;
  breaks: { start: string; end: string }[];
  reason: string;
};

/** Returns the form values of a shift, or of a new one today. */
export function shiftValuesOf(
  shift: Shift | undefined,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): ShiftValues {
  if (!shift) return { employeeId: '', day: today, start: '', end: '', breaks: [], reason: '' };
  const clock = (at: string) => {
    const { hour, minute } = localTimeAt(new Date(at), timeZone);
    return writeTime(hour * 60 + minute);
  };
  const { endedAt } = shift;
  return {
    employeeId: String(shift.employeeId),
    day: shift.day,
    start: clock(shift.startedAt),
    end: endedAt === null ? '' : clock(endedAt),
    breaks: shift.breaks.flatMap(({ start, end }) =>
      end === null ? [] : [{ start: clock(start), end: clock(end) }],
    ),
    reason: '',
  };
}

type Claims = { readonly storeId: number; readonly id: number; readonly olVersion?: number };

/** Validates the form with the request's rules. */
export function shiftResolver(claims: Claims): Resolver<ShiftValues, unknown, ShiftRequest> {
  return resolverFor(shiftRequest, ({ employeeId, end, ...values }: ShiftValues) => ({
    ...claims,
    ...values,
    employeeId: Number(employeeId),
    end: end === '' ? null : end,
  }));
}
