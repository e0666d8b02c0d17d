/** Screen text for planned shifts. */
export const text = {
  title: 'Planned shifts',
  about: 'Who works when. Everyone at the store can see it.',
  what: 'planned shifts',
  week: (from: string, to: string) => `${from} – ${to}`,
  thisWeek: 'This week',
  previous: 'Previous week',
  next: 'Next week',
  employee: 'Employee',
  total: 'Total',
  overBy: (over: string) => `+${over}`,
  overFullWeek: (over: string) => `${over} over 40 hours`,
  byEmployee: 'Planned hours by employee',
  from: (time: string) => `${time}–`,
  shift: (visible: string, about: string) => `${visible}, ${about}`,
  add: (name: string, day: string) => `Add shift: ${name}, ${day}`,
  addOn: (day: string) => `Add shift: ${day}`,
  addShift: 'Add shift',
  copy: 'Copy last week',
  copied: (count: number, left: number) =>
    left === 0
      ? `${shifts(count)} copied.`
      : `${shifts(count)} copied. ${left} left out: they would overlap another shift, or the employee has left.`,
  nothingCopied:
    'No shift was copied: they would overlap other shifts, or the employees have left.',
  notCopied: "We couldn't copy last week.",
  nothing: 'No shifts planned this week',
  nothingHelp: 'Copy the week before, or press a day to add a shift.',
  nothingPhoneHelp: 'Copy the week before, or add a shift.',
  theyPlan: 'Owners and managers plan shifts.',
  dayOff: 'No shifts',
  noEmployee: 'No employee found',
  noEmployeeHelp: 'Add employees, then plan their shifts here.',
  addEmployee: 'Add employee',

  newShift: 'Add shift',
  editShift: 'Change shift',
  chooseEmployee: 'Choose an employee',
  day: 'Day',
  start: 'Start',
  end: 'End',
  nextDay: 'On the next day.',
  note: 'Note',
  noteHelp: 'Everyone at the store can see it.',
  save: 'Save shift',
  remove: 'Remove shift',
  unsaved: 'You have unsaved changes.',
  saved: (name: string, day: string) => `Shift of ${name} on ${day} saved.`,
  gone: 'This shift is no longer planned.',
  removed: (what: string) => `${what} removed.`,
  notRemoved: (what: string) => `${what} couldn't be removed.`,
  restored: (what: string) => `${what} restored.`,
  notRestored: (what: string) => `${what} couldn't be restored.`,
  shiftOf: (name: string) => `Shift of ${name}`,
  shifts,
} as const;

function shifts(count: number): string {
  return count === 1 ? '1 shift' : `${count} shifts`;
}
