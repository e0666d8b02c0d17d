import type { SettingChange, SettingPart } from '@counter/contract/settings';
import { Instant } from '../../ui/display/instant.tsx';
import { SettingHistory } from './changes/setting-history.tsx';
import classes from './settings.module.css';
import { text } from './settings.text.ts';

interface LastChangeProps {
  change: SettingChange;
  part: SettingPart;
  /** The heading of the part. */
  title: string;
}

/** Shows who made the last change and when, with a link to the history; renders nothing without one. */
export function LastChange({ change: { changedBy, changedAt }, part, title }: LastChangeProps) {
  if (changedBy === null || changedAt === null) return null;
  return (
    <div className={classes.meta}>
      {text.lastChangedBy(changedBy, <Instant at={changedAt} />)}{' '}
      <SettingHistory part={part} title={title} />
    </div>
  );
}
