import type { SettingChange } from '@counter/contract/settings';
import { Instant } from '../../ui/display/instant.tsx';
import classes from './settings.module.css';
import { text } from './settings.text.ts';

/** Shows the author and the time of the last change; renders nothing without one. */
export function LastChange({ change: { changedBy, changedAt } }: { change: SettingChange }) {
  if (changedBy === null || changedAt === null) return null;
  return (
    <p className={classes.meta}>{text.lastChangedBy(changedBy, <Instant at={changedAt} />)}</p>
  );
}
