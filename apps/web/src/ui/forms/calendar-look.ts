import {
  firstDayOfWeek,
  formatMonth,
  formatMonthName,
  formatWeekday,
  fullCalendarDay,
} from '../../lib/time/calendar.ts';
import { calendarText } from './calendar.text.ts';

/** Texts and week settings shared by all calendars, in the person's format. */
export function calendarLook() {
  return {
    hideOutsideDates: true,
    firstDayOfWeek: firstDayOfWeek(),
    monthLabelFormat: formatMonth,
    monthsListFormat: formatMonthName,
    weekdayFormat: formatWeekday,
    getDayAriaLabel: fullCalendarDay,
    ariaLabels: {
      nextMonth: calendarText.nextMonth,
      previousMonth: calendarText.previousMonth,
      nextYear: calendarText.nextYear,
      previousYear: calendarText.previousYear,
      nextDecade: calendarText.nextDecade,
      previousDecade: calendarText.previousDecade,
    },
  } as const;
}
