/** Screen text for date and time fields and their calendars. */
export const calendarText = {
  openCalendar: 'Open calendar',
  dateHelp: (example: string) => `Enter a date such as ${example}`,
  timeHelp: (example: string) => `Enter a time such as ${example}`,
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',
};
