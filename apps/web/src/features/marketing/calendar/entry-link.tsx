import type { CalendarEntry, CalendarKind } from '@counter/contract/marketing';
import { IconMessage2, IconTags, IconTicket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from './calendar.module.css';
import { calendarText as text } from './calendar.text.ts';

const icons = { CAMPAIGN: IconMessage2, CODE: IconTicket, DEAL: IconTags } as const;

/** The icon of a kind, so that kinds differ by more than color. */
export function KindIcon({ kind }: { kind: CalendarKind }) {
  const Icon = icons[kind];
  return <Icon size={16} stroke={1.75} aria-hidden className={classes.icon} />;
}

/** Describes the days of an entry. */
export function runsOn({ from, to }: CalendarEntry): string {
  if (from === null && to === null) return text.always.toLowerCase();
  if (from === null) return text.until(formatShortDay(to ?? ''));
  if (to === null) return text.from(formatShortDay(from));
  return from === to ? formatShortDay(from) : text.days(formatShortDay(from), formatShortDay(to));
}

/** The title of an entry, linked to it. */
export function EntryLink({ entry }: { entry: CalendarEntry }) {
  const { storeUrl } = useCurrentStore();
  const { kind, id, title } = entry;
  const shared = {
    className: classes.entry,
    'data-kind': kind,
    'aria-label': text.entry(text.kinds[kind], title, runsOn(entry)),
  };
  const content = (
    <>
      <KindIcon kind={kind} />
      <span className={classes.name}>{title}</span>
    </>
  );
  if (kind === 'CAMPAIGN') {
    return (
      <Link to="/dashboard/marketing" search={{ open: id }} {...shared}>
        {content}
      </Link>
    );
  }
  if (kind === 'CODE') {
    return (
      <Link to="/dashboard/promo-code" search={{ open: id }} {...shared}>
        {content}
      </Link>
    );
  }
  return (
    <Link to="/dashboard/business/$storeUrl/deals" params={{ storeUrl }} {...shared}>
      {content}
    </Link>
  );
}
