import { cancelReasonLabel, type TimelineEntry } from '@counter/contract/orders';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from './order-drawer.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { stepLabel } from './order-drawer-words.ts';
import { drawerText } from './order-drawer.text.ts';

/** Shows the timeline of an order: who, when, and from which device. Undefined while loading. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] | undefined }) {
  return (
    <section aria-label={drawerText.timeline}>
      <h3 className={classes.heading}>{drawerText.timeline}</h3>
      {entries ? (
        <ol className={classes.timeline}>
          {entries.map((entry) => (
            <Entry key={`${entry.kind} ${entry.at}`} entry={entry} />
          ))}
        </ol>
      ) : (
        <Skeleton height={40} />
      )}
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { kind, by, at, device, reason, message } = entry;
  const why = [reason && cancelReasonLabel(reason), message].filter(Boolean).join(': ');
  return (
    <li className={classes.entry}>
      <span className={classes.step}>
        {isAutomatic(entry) ? (
          drawerText.acceptedAutomatically
        ) : (
          <>
            {stepLabel(kind)} <span className={classes.by}>{drawerText.by(by)}</span>
          </>
        )}
      </span>
      {why === '' ? null : <span>{why}</span>}
      <span className={classes.when}>
        <Instant at={at} />
        {device === '' || isAutomatic(entry) ? null : ` · ${device}`}
      </span>
    </li>
  );
}

/** Returns true for an automatic acceptance, which the store's settings enable. */
const isAutomatic = ({ kind, by }: TimelineEntry): boolean => kind === 'accept' && by === 'Counter';
