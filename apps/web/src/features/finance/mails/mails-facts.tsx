import type { StatementMails, StatementReaderState } from '@counter/contract/notifications';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { formatHour, instantInSentence } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { fileLabels } from './file-labels.ts';
import classes from './mails.module.css';
import { text } from './mails.text.ts';

/** Returns the addresses of the recipients in a state. */
export function readersOf({ recipients }: StatementMails, state: StatementReaderState): string[] {
  return recipients.filter((reader) => reader.state === state).map(({ email }) => email);
}

/** Formats the days of a statement. */
export function writeDays(days: { readonly startDate: string; readonly endDate: string }): string {
  return text.days(formatCalendarDay(days.startDate), formatCalendarDay(days.endDate));
}

/** Describes the schedule of statement emails, their recipients and the last one sent. */
export function MailsFacts({ mails }: { mails: StatementMails }) {
  const { can } = useCurrentStore();
  const { rhythm, lastSent } = mails;
  if (rhythm === 'OFF' && !lastSent) {
    return <p className={classes.hint}>{can('statements:mail') ? text.off : text.ownerCanSetUp}</p>;
  }
  return (
    <div className={classes.facts}>
      <p className={classes.schedule}>{describe(mails)}</p>
      {readersOf(mails, 'UNSUBSCRIBED').map((email) => (
        <p key={email}>{text.unsubscribed(email)}</p>
      ))}
      {readersOf(mails, 'LEFT').map((email) => (
        <p key={email}>{text.hasLeft(email)}</p>
      ))}
      <p className={classes.hint}>
        {lastSent
          ? text.lastSent(
              <Instant at={lastSent.sentAt} format={instantInSentence} />,
              writeDays(lastSent),
            )
          : text.notSentYet}
      </p>
    </div>
  );
}

/** Joins words in a sentence: "PDF, CSV, and Xero". */
const list = new Intl.ListFormat('en');

function describe(mails: StatementMails): string {
  const { rhythm, files } = mails;
  if (rhythm === 'OFF') return text.off;
  const time = formatHour(7);
  const when = rhythm === 'WEEKLY' ? text.weekly(time) : text.monthly(time);
  const readers = readersOf(mails, 'ACTIVE');
  if (readers.length === 0) return text.toNobody(when);
  return text.sentTo(
    when,
    list.format(readers),
    list.format(files.map((file) => fileLabels[file])),
  );
}
