import type { Shift } from '@counter/contract/people';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { formatTime } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import classes from './clock.module.css';
import { text } from './clock.text.ts';
import { formatHours } from './hours-words.ts';

type ShiftColumn = Column<Shift>;

const allColumns: readonly ShiftColumn[] = [
  { id: 'name', header: text.employee, cell: (shift) => <Who shift={shift} /> },
  { id: 'day', header: text.day, width: 120, cell: ({ day }) => formatWeekDay(day) },
  {
    id: 'start',
    header: text.start,
    width: 88,
    cell: ({ startedAt }) => <Instant at={startedAt} format={formatTime} />,
  },
  { id: 'end', header: text.end, width: 132, cell: (shift) => <End shift={shift} /> },
  {
    id: 'breaks',
    header: text.breaks,
    width: 84,
    numeric: true,
    cell: ({ breakMinutes }) => (breakMinutes === 0 ? '' : text.minutes(breakMinutes)),
  },
  {
    id: 'worked',
    header: text.worked,
    width: 84,
    numeric: true,
    cell: ({ minutes }) => <strong>{formatHours(minutes)}</strong>,
  },
  { id: 'tips', header: text.tips, width: 92, numeric: true, cell: (one) => <Tips shift={one} /> },
];

/** The columns of shifts, by available width. */
export const shiftColumns = {
  wide: allColumns,
  narrow: allColumns.filter(({ id }) => id !== 'breaks' && id !== 'tips'),
} as const;

/** Returns the column with the button to correct a shift. */
export function correctColumn(onCorrect: (shift: Shift) => void): ShiftColumn {
  return {
    id: 'correct',
    header: text.action,
    width: 108,
    control: true,
    cell: (shift) => <CorrectButton shift={shift} onCorrect={onCorrect} />,
  };
}

/** A shift as a card, for phones. */
export function shiftCard(shift: Shift): CardParts {
  return {
    title: shift.name,
    badge: shift.endedAt === null ? <End shift={shift} /> : null,
    detail: (
      <>
        {formatWeekDay(shift.day)} · <Times shift={shift} />
      </>
    ),
    value: formatHours(shift.minutes),
    valueName: text.worked,
    note: shift.reason === '' ? null : text.corrected(shift.changedBy, shift.reason),
  };
}

function Times({ shift }: { shift: Shift }) {
  const start = <Instant at={shift.startedAt} format={formatTime} />;
  if (shift.endedAt === null) return text.since(start);
  return (
    <>
      {start} – <End shift={shift} />
    </>
  );
}

function Who({ shift: { name, reason, changedBy } }: { shift: Shift }) {
  if (reason === '') return <>{name}</>;
  const corrected = text.corrected(changedBy, reason);
  return <TwoLines top={name} bottom={<span className={classes.cut}>{corrected}</span>} />;
}

function End({ shift: { endedAt } }: { shift: Shift }) {
  if (endedAt === null) return <StatusBadge tone="ready">{text.stillWorking}</StatusBadge>;
  return <Instant at={endedAt} format={formatTime} />;
}

function Tips({ shift: { tips } }: { shift: Shift }) {
  const { currency } = useCurrentStore();
  return <>{formatMoney(tips, currency)}</>;
}

interface CorrectButtonProps {
  shift: Shift;
  onCorrect: (shift: Shift) => void;
}

/** Opens a shift for correction. */
export function CorrectButton({ shift, onCorrect }: CorrectButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={text.correct(shift.name, formatWeekDay(shift.day))}
      onClick={() => onCorrect(shift)}
    >
      {text.correctButton}
    </Button>
  );
}
