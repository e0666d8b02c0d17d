import { weekdayText } from './weekdays.text.ts';

/** Names of the days of the week by number; 0 is Sunday. */
export const weekdayNames = [
  weekdayText.sunday,
  weekdayText.monday,
  weekdayText.tuesday,
  weekdayText.wednesday,
  weekdayText.thursday,
  weekdayText.friday,
  weekdayText.saturday,
] as const;

/** Day numbers in the order of a week that starts on `first`. */
export function weekFrom(first: 0 | 1): number[] {
  return weekdayNames.map((_, index) => (index + first) % 7);
}

const week = weekFrom(1);
const short = (day: number): string => (weekdayNames[day] ?? '').slice(0, 3);

/** Days in short form: "Mon–Fri", "Sat, Sun", "every day". */
export function describeWeekdays(weekdays: readonly number[]): string {
  const days = week.filter((day) => weekdays.includes(day));
  if (days.length === 7) return weekdayText.everyDay;
  const runs = days.reduce<number[][]>((known, day) => {
    const last = known.at(-1);
    const follows = last && week.indexOf(last.at(-1) ?? 0) + 1 === week.indexOf(day);
    return follows ? [...known.slice(0, -1), [...last, day]] : [...known, [day]];
  }, []);
  return runs.map(describeRun).join(', ');
}

function describeRun(run: readonly number[]): string {
  const [first = 0, last = first] = [run[0], run.at(-1)];
  if (run.length < 3) return run.map(short).join(', ');
  return `${short(first)}–${short(last)}`;
}

type Times = { readonly from: string; readonly to: string };

/** Returns true if an interval continues after midnight. */
export function runsOverMidnight({ from, to }: Times): boolean {
  return from !== '' && to !== '' && to <= from;
}
