import { IconWifiOff } from '@tabler/icons-react';
import classes from './offline-bar.module.css';
import { feedbackText } from './feedback.text.ts';

export interface OfflineBarProps {
  /** The number of changes kept here until there is a connection. */
  waiting: number;
  /** The time the data was last fresh, as shown: '12:04'. */
  updatedAt?: string;
}

/** A slim bar that says the screen is cut off and what becomes of the person's changes. */
export function OfflineBar({ waiting, updatedAt }: OfflineBarProps) {
  return (
    <output className={classes.bar}>
      <IconWifiOff size={16} aria-hidden />
      <span>
        {feedbackText.youAreOffline}
        {waiting > 0 ? feedbackText.waiting(waiting) : ''}
      </span>
      {updatedAt ? (
        <span className={classes.updated}>{feedbackText.updated(updatedAt)}</span>
      ) : null}
    </output>
  );
}
