import {
  firstDayOfWeek,
  formatMonth,
  formatMonthName,
  formatWeekday,
  fullCalendarDay,
} from '../../lib/calendar.ts';
import { uiText } from '../ui.text.ts';

/** The words and the week of every calendar, in the person's format. */
export function calendarLook() {
  return {
    hideOutsideDates: true,
    firstDayOfWeek: firstDayOfWeek(),
    monthLabelFormat: formatMonth,
    monthsListFormat: formatMonthName,
    weekdayFormat: formatWeekday,
    getDayAriaLabel: fullCalendarDay,
    ariaLabels: {
      nextMonth: uiText.nextMonth,
      previousMonth: uiText.previousMonth,
      nextYear: uiText.nextYear,
      previousYear: uiText.previousYear,
      nextDecade: uiText.nextDecade,
      previousDecade: uiText.previousDecade,
    },
  } as const;
}
