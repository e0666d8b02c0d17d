import type { Actions } from '../shared/audit-groups.ts';

/** Actions about employees, shifts and riders, worded to follow a name. */
export const peopleActions = {
  'employee.create': { group: 'people', words: 'added the employee {it}' },
  'employee.update': { group: 'people', words: 'changed the employee {it}' },
  'employee.end': { group: 'people', words: 'ended the employment of {it}' },
  'employee.resume': { group: 'people', words: 'resumed the employment of {it}' },
  'employee.pin': { group: 'people', words: 'changed the PIN of {it}' },
  'shift.in': { group: 'people', words: 'clocked {it} in' },
  'shift.break': { group: 'people', words: 'began a break of {it}' },
  'shift.back': { group: 'people', words: 'ended a break of {it}' },
  'shift.out': { group: 'people', words: 'clocked {it} out' },
  'shift.create': { group: 'people', words: 'added a shift of {it}' },
  'shift.update': { group: 'people', words: 'corrected a shift of {it}' },
  'shift.remove': { group: 'people', words: 'removed a shift of {it}' },
  'planned_shift.create': { group: 'people', words: 'planned a shift of {it}' },
  'planned_shift.update': { group: 'people', words: 'changed a planned shift of {it}' },
  'planned_shift.remove': { group: 'people', words: 'removed a planned shift of {it}' },
  'planned_shift.restore': { group: 'people', words: 'restored a planned shift of {it}' },
  'planned_shift.copy': { group: 'people', words: 'copied planned shifts to the week of {it}' },
  'rider.create': { group: 'people', words: 'added the rider {it}' },
  'rider.update': { group: 'people', words: 'changed the rider {it}' },
  'rider.duty': { group: 'people', words: 'changed whether {it} is on duty' },
  'rider.remove': { group: 'people', words: 'removed the rider {it}' },
  'rider.restore': { group: 'people', words: 'restored the rider {it}' },
} as const satisfies Actions;
