import { readTime, writeTime, writtenTime, type WrittenTime } from '../shared/written-time.ts';
import { findOverlap } from './hours-times.ts';
import type { DayInterval, OpeningInterval } from './working-hours.ts';

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const weekend = [0, 6];
const dayLength = 1440;

const day = String.raw`(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?`;
const until = String.raw`\s*(?:-|to|till|until|through|thru)\s*`;
const some = String.raw`(?:${day}(?:${until}${day})?)`;
const daysPattern = new RegExp(
  String.raw`^(?:(?:daily|every\s?day|weekdays?|weekends?|${some}(?:\s*(?:,|&|and|\/)\s*${some})*)\s*[:,]?\s*)`,
);
const stretchPattern = new RegExp(
  String.raw`^(?:from\s+)?(${writtenTime})${until}(${writtenTime})`,
);
const wholeDayPattern =
  /^(?:open\s+)?(?:24\s*\/\s*7|24\s*h(?:ours|rs|r)?|around the clock|all day)/;
const closedPattern = /^closed/;
const separator = /^\s*(?:[,;&\n]|and\b)?\s*/;

/**
 * Parses written opening hours: `9:00 AM - 9:00 PM`, `9am-2pm, 5pm-10pm`, `Mon-Fri 9-17; Sat 10:00 - 14:00; Sun
 * closed`. Unnamed days have the hours given without a day, otherwise they are closed. Undefined if the text is
 * ambiguous or invalid.
 */
export function readWorkingHours(text: string): OpeningInterval[] | undefined {
  const groups = readGroups(plain(text));
  if (!groups) return undefined;
  const named = new Set(groups.flatMap(({ weekdays }) => weekdays ?? []));
  const week = groups.flatMap(({ weekdays, intervals }) =>
    (weekdays ?? everyDay.filter((one) => !named.has(one))).flatMap((weekday) =>
      intervals.map((interval) => ({ weekday, ...interval })),
    ),
  );
  const sorted = week.toSorted((a, b) => a.weekday - b.weekday || a.opens - b.opens);
  return sorted.length === 0 || findOverlap(sorted) !== undefined ? undefined : sorted;
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s*\n\s*/g, '; ')
    .replaceAll(/\s+/g, ' ');
}

type Group = {
  readonly weekdays: readonly number[] | undefined;
  readonly intervals: DayInterval[];
};

function readGroups(text: string): Group[] | undefined {
  const groups: Group[] = [];
  let rest = text;
  while (rest !== '') {
    const [days] = daysPattern.exec(rest) ?? [];
    const weekdays = days === undefined ? undefined : weekdaysOf(days);
    if (days !== undefined && !weekdays) return undefined;
    rest = rest.slice(days?.length ?? 0);
    const stretch = readStretch(rest);
    if (!stretch) return undefined;
    const last = groups.at(-1);
    if (last && days === undefined) last.intervals.push(...stretch.intervals);
    else groups.push({ weekdays, intervals: [...stretch.intervals] });
    rest = stretch.rest.replace(separator, '');
  }
  return groups.length === 0 ? undefined : groups;
}

function weekdaysOf(text: string): readonly number[] | undefined {
  if (/^(?:daily|every)/.test(text)) return everyDay;
  if (text.startsWith('weekday')) return everyDay.filter((one) => !weekend.includes(one));
  if (text.startsWith('weekend')) return weekend;
  const found = text.split(/,|&|\/|\band\b/).flatMap((part) => {
    const [from, to] = [...part.matchAll(/[a-z]{3,}/g)]
      .map(([word]) => names.findIndex((name) => word.startsWith(name)))
      .filter((one) => one >= 0);
    if (from === undefined) return [];
    const length = to === undefined ? 0 : (to - from + 7) % 7;
    return everyDay.slice(0, length + 1).map((step) => (from + step) % 7);
  });
  return new Set(found).size === found.length ? found : undefined;
}

type Stretch = { readonly intervals: readonly DayInterval[]; readonly rest: string };

function readStretch(text: string): Stretch | undefined {
  const [closed] = closedPattern.exec(text) ?? [];
  if (closed) return { intervals: [], rest: text.slice(closed.length) };
  const [whole] = wholeDayPattern.exec(text) ?? [];
  if (whole) {
    return { intervals: [{ opens: 0, closes: dayLength }], rest: text.slice(whole.length) };
  }
  const [all = '', from = '', to = ''] = stretchPattern.exec(text) ?? [];
  const interval = intervalOf(readTime(from), readTime(to), to);
  return interval && { intervals: [interval], rest: text.slice(all.length) };
}

/** `9-5pm` starts in the morning, `1-5pm` in the afternoon; `9-5` is ambiguous and refused. */
function intervalOf(
  from: WrittenTime | undefined,
  to: WrittenTime | undefined,
  end: string,
): DayInterval | undefined {
  if (!from || !to) return undefined;
  const opens = opensWith(from, to, /[apmn]/.test(end));
  if (opens === undefined || opens >= dayLength) return undefined;
  return { opens, closes: to.minute > opens ? to.minute : to.minute + dayLength };
}

function opensWith(from: WrittenTime, to: WrittenTime, endHasHalf: boolean): number | undefined {
  if (from.exact) return from.minute;
  if (!endHasHalf) return from.full || to.full || to.exact ? from.minute : undefined;
  const morning = from.minute % 720;
  const sameHalf = to.minute >= 720 ? morning + 720 : morning;
  return sameHalf < to.minute ? sameHalf : (sameHalf + 720) % dayLength;
}

const labels = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const fromMonday = [1, 2, 3, 4, 5, 6, 0];

/** Formats opening hours: `09:00 - 21:00`, or `Mon-Fri 09:00 - 17:00; Sat 10:00 - 14:00`. */
export function writeWorkingHours(week: readonly OpeningInterval[]): string {
  const days = fromMonday.map((weekday) => ({ weekday, text: textOf(week, weekday) }));
  const [first] = days;
  if (first && days.every(({ text }) => text === first.text)) return first.text;
  const runs: { from: number; to: number; text: string }[] = [];
  for (const { weekday, text } of days) {
    const last = runs.at(-1);
    if (last?.text === text) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, text });
  }
  return runs
    .filter(({ text }) => text !== '')
    .map(({ from, to, text }) => {
      const name = from === to ? labels[from] : `${labels[from]}-${labels[to]}`;
      return `${name} ${text}`;
    })
    .join('; ');
}

function textOf(week: readonly OpeningInterval[], weekday: number): string {
  return week
    .filter((one) => one.weekday === weekday)
    .toSorted((a, b) => a.opens - b.opens)
    .map(({ opens, closes }) => `${writeTime(opens)} - ${writeTime(closes)}`)
    .join(', ');
}
