import type { SettingChange } from '@counter/contract/settings';
import { Instant } from '../../ui/display/instant.tsx';
import classes from './settings.module.css';
import { text } from './settings.text.ts';

/** Who changed some settings last, and when; nothing while nobody has. */
export function LastChange({ change: { changedBy, changedAt } }: { change: SettingChange }) {
  if (changedBy === null || changedAt === null) return null;
  return (
    <p className={classes.meta}>{text.lastChangedBy(changedBy, <Instant at={changedAt} />)}</p>
  );
}
