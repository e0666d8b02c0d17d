import { useLive, type Live } from '../../lib/live.ts';
import { describeDuration } from '../../ui/forms/durations.ts';
import { useNow } from '../../ui/browser/use-now.ts';
import classes from './live-indicator.module.css';
import { text } from './shell.text.ts';

const tickMs = 5000;

/** Shows whether the screen receives new orders live, or for how long it hasn't. */
export function LiveIndicator() {
  const live = useLive();
  const now = useNow(tickMs);
  const { short, length, full } = describe(live, Math.max(0, now - live.since));
  return (
    <p className={classes.live} data-status={live.status} title={full}>
      <span className={classes.dot} aria-hidden />
      <span>
        {short}
        {length ? <span className={classes.length}> · {length}</span> : null}
      </span>
      <output className={classes.announcement}>{announcements[live.status]}</output>
    </p>
  );
}

const announcements = {
  connecting: '',
  live: text.liveAnnouncement,
  reconnecting: text.reconnectingAnnouncement,
  offline: text.offlineAnnouncement,
} as const satisfies Record<Live['status'], string>;

interface Description {
  short: string;
  /** The duration of the problem. */
  length?: string;
  full: string;
}

function describe({ status }: Live, elapsedMs: number): Description {
  const length = describeDuration(elapsedMs);
  if (status === 'connecting') return { short: text.connecting, full: text.connectingToYourStore };
  if (status === 'live') return { short: text.live, full: announcements.live };
  const short = status === 'offline' ? text.offline : text.reconnecting;
  return { short, length, full: text.announcementSoFar(announcements[status], length) };
}
