import { IconWifiOff } from '@tabler/icons-react';
import classes from './offline-bar.module.css';
import { feedbackText } from './feedback.text.ts';

export interface OfflineBarProps {
  /** The number of changes queued until there is a connection. */
  waiting: number;
  /** The time the connection was lost, formatted: '12:04'. */
  since?: string | undefined;
  /** True if there is a network but the server doesn't respond. */
  unreachable?: boolean;
}

/** A slim bar that says the screen is offline and what happens to the person's changes. */
export function OfflineBar({ waiting, since, unreachable = false }: OfflineBarProps) {
  return (
    <output className={classes.bar}>
      <IconWifiOff size={16} aria-hidden />
      <span>
        {unreachable ? feedbackText.unreachableSince(since) : feedbackText.offlineSince(since)}
        {waiting > 0 ? feedbackText.waiting(waiting) : ''}
      </span>
    </output>
  );
}
