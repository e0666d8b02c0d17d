import type { Campaign } from '@counter/contract/marketing';
import { formatCount } from '@counter/contract/shared';
import classes from './marketing.module.css';
import { text } from './marketing.text.ts';

/** Shows the progress of a campaign as a bar and in numbers. */
export function CampaignProgress({ campaign: { contacts, progress } }: { campaign: Campaign }) {
  const { waiting, sent, delivered, failed, unknown, skipped, cancelled } = progress;
  const done = contacts - waiting;
  const parts = [
    { label: text.delivered, number: delivered, tone: 'good' },
    { label: text.sent, number: sent, tone: 'sent' },
    { label: text.failed, number: failed, tone: 'bad' },
    { label: text.unknown, number: unknown, tone: 'bad' },
    { label: text.notSent, number: skipped, tone: 'quiet' },
    { label: text.cancelled, number: cancelled, tone: 'quiet' },
    { label: text.waiting, number: waiting, tone: 'none' },
  ].filter(({ number }) => number > 0);
  return (
    <section aria-label={text.progress}>
      <progress
        aria-label={text.progressLabel}
        className={classes.unseen}
        value={done}
        max={contacts}
      />
      <div className={classes.bar} aria-hidden>
        {parts.map(({ label, number, tone }) => (
          <span key={label} data-tone={tone} style={{ flexGrow: number }} />
        ))}
      </div>
      <ul className={classes.tally}>
        {parts.map(({ label, number, tone }) => (
          <li key={label} data-tone={tone}>
            {label} <strong>{formatCount(number)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
