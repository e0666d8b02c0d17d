import '../theme/mantine-dates.css';
import {
  addMonths,
  comparisons,
  daysOfRange,
  isAtMostAYear,
  rangeNames,
  type Comparison,
  type Range,
} from '@counter/contract/shared';
import { Button, Menu, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useDeferredValue, useState } from 'react';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { useIsPhone } from '../browser/use-is-phone.ts';
import { useIsNarrow } from '../browser/use-is-narrow.ts';
import { useStable } from '../browser/use-stable.ts';
import { calendarLook } from '../forms/calendar-look.ts';
import { SideDrawer } from '../overlays/side-drawer.tsx';
import classes from './range-picker.module.css';
import { rangeText } from './range.text.ts';
import { uiText } from '../ui.text.ts';
import { describeComparison, describeDays, describeRange, rangeLabel } from './range-words.ts';

export interface RangePickerProps {
  /** Undefined for all days. */
  range: Range | undefined;
  /** The store's today, `YYYY-MM-DD`. No later day can be chosen. */
  today: string;
  /** The name of a range that isn't a preset. */
  name?: string | undefined;
  onChoose: (range: Range) => void;
  /** Offers "all days", too. */
  onChooseAll?: () => void;
}

/** Chooses a range: a preset, or a first and last day. */
export function RangePicker(props: RangePickerProps) {
  const { range, today, name, onChoose, onChooseAll } = props;
  const phone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const choose = useStable((chosen: Range | undefined) => {
    setOpened(false);
    if (chosen === undefined) onChooseAll?.();
    else onChoose(chosen);
  });
  const button = (
    <Button
      variant="default"
      data-print="keep"
      aria-haspopup="dialog"
      aria-expanded={opened}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      onClick={() => setOpened(!opened)}
    >
      {describeRange(range, today, name)}
    </Button>
  );
  const choices = (
    <Choices range={range} today={today} onChoose={choose} offersAll={onChooseAll !== undefined} />
  );
  if (phone) {
    return (
      <>
        {button}
        <SideDrawer opened={opened} onClose={() => setOpened(false)} title={rangeText.chooseDays}>
          {choices}
        </SideDrawer>
      </>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      trapFocus
      returnFocus
      hideDetached={false}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>{choices}</Popover.Dropdown>
    </Popover>
  );
}

interface ChoicesProps extends Pick<RangePickerProps, 'range' | 'today'> {
  /** Undefined for all days. */
  onChoose: (range: Range | undefined) => void;
  offersAll: boolean;
}

/** The presets and the calendar. Memoized, so that closing the picker doesn't render them again. */
const Choices = memo(function Choices({ range, today, onChoose, offersAll }: ChoicesProps) {
  // The presets come first: rendering the calendar takes longer than a press should.
  const withCalendar = useDeferredValue(true, false);
  return (
    <div className={classes.choices}>
      <ul className={classes.presets} aria-label={rangeText.days}>
        {offersAll ? (
          <li>
            <button
              type="button"
              className={classes.preset}
              aria-pressed={range === undefined}
              onClick={() => onChoose(undefined)}
            >
              {rangeText.allDays}
            </button>
          </li>
        ) : null}
        {rangeNames.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={classes.preset}
              aria-pressed={name === range}
              title={describeDays(daysOfRange(name, today), today)}
              onClick={() => onChoose(name)}
            >
              {rangeLabel(name)}
            </button>
          </li>
        ))}
      </ul>
      <OwnDays range={range} today={today} onChoose={onChoose} withCalendar={withCalendar} />
    </div>
  );
});

type Picked = [string | null, string | null];

interface OwnDaysProps extends Pick<RangePickerProps, 'range' | 'today' | 'onChoose'> {
  withCalendar: boolean;
}

function OwnDays({ range, today, onChoose, withCalendar }: OwnDaysProps) {
  const phone = useIsPhone();
  const months = useIsNarrow() ? 1 : 2;
  const days = range && daysOfRange(range, today);
  const [picked, setPicked] = useState<Picked>([days?.from ?? null, days?.to ?? null]);
  const [isTooLong, setIsTooLong] = useState(false);
  const pick = ([first, last]: Picked) => {
    setPicked([first, last]);
    if (first === null || last === null) return;
    const chosen = { from: first, to: last };
    setIsTooLong(!isAtMostAYear(chosen));
    if (isAtMostAYear(chosen)) onChoose(chosen);
  };
  return (
    <div className={classes.days}>
      <p className={classes.hint} data-wrong={isTooLong} role={isTooLong ? 'alert' : undefined}>
        {isTooLong ? rangeText.atMostAYear : rangeText.orPickDays}
      </p>
      <dl className={classes.picked}>
        <PickedDay label={uiText.startDate} day={picked[0]} />
        <PickedDay label={uiText.endDate} day={picked[1]} />
      </dl>
      <div className={classes.calendar} data-months={months}>
        {withCalendar ? (
          <DatePicker
            {...calendarLook()}
            type="range"
            size={phone ? 'lg' : 'sm'}
            allowSingleDateInRange
            value={picked}
            numberOfColumns={months}
            defaultDate={addMonths(days?.to ?? today, 1 - months)}
            maxDate={today}
            onChange={pick}
          />
        ) : null}
      </div>
    </div>
  );
}

function PickedDay({ label, day }: { label: string; day: string | null }) {
  return (
    <div className={classes.day}>
      <dt>{label}</dt>
      <dd>{day === null ? '–' : formatCalendarDay(day)}</dd>
    </div>
  );
}

export interface ComparisonChoiceProps {
  range: Range;
  today: string;
  comparison: Comparison;
  onChoose: (comparison: Comparison) => void;
}

/** Chooses the comparison for a range. */
export function ComparisonChoice({ range, today, comparison, onChoose }: ComparisonChoiceProps) {
  const days = daysOfRange(range, today);
  const name = (one: Comparison) => describeComparison(range, days, one);
  const chosen = name(comparison);
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {chosen === undefined ? rangeText.notCompared : rangeText.vs(chosen)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{rangeText.comparedWith}</Menu.Label>
        <Menu.RadioGroup value={comparison}>
          {comparisons.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick onClick={() => onChoose(one)}>
              {name(one) ?? rangeText.nothing}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
