import type { Campaign } from '@counter/contract/marketing';
import { count } from './campaign-words.tsx';
import classes from './marketing.module.css';

/** How far a campaign is, as a bar and in numbers. */
export function CampaignProgress({ campaign: { contacts, progress } }: { campaign: Campaign }) {
  const { waiting, sent, delivered, failed, unknown, skipped, cancelled } = progress;
  const done = contacts - waiting;
  const parts = [
    { label: 'Delivered', number: delivered, tone: 'good' },
    { label: 'Sent', number: sent, tone: 'sent' },
    { label: 'Failed', number: failed, tone: 'bad' },
    { label: 'Unknown', number: unknown, tone: 'bad' },
    { label: 'Not sent to', number: skipped, tone: 'quiet' },
    { label: 'Cancelled', number: cancelled, tone: 'quiet' },
    { label: 'Waiting', number: waiting, tone: 'none' },
  ].filter(({ number }) => number > 0);
  return (
    <section aria-label="Progress">
      <progress
        aria-label="Messages dealt with"
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
            {label} <strong>{count(number)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
