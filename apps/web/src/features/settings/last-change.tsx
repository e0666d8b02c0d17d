import type { SettingChange } from '@counter/contract/settings';
import { formatInstant, fullInstant } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import classes from './settings.module.css';

/** Who changed some settings last, and when; nothing while nobody has. */
export function LastChange({ change: { changedBy, changedAt } }: { change: SettingChange }) {
  const { timeZone } = useCurrentStore();
  if (changedBy === null || changedAt === null) return null;
  return (
    <p className={classes.meta}>
      Last changed by {changedBy},{' '}
      <time dateTime={changedAt} title={fullInstant(changedAt, timeZone)}>
        {formatInstant(changedAt, timeZone)}
      </time>
    </p>
  );
}
