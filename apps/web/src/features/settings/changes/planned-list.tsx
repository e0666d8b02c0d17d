import { plannableParts, type PlannedSetting } from '@counter/contract/settings';
import type { SettingPart } from '@counter/contract/shared';
import { IconCalendarClock } from '@tabler/icons-react';
import { formatInstant, instantInSentence } from '../../../lib/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
import { ChangedValues } from './changed-values.tsx';
import {
  usePlannedSettings,
  useRemovePlannedSetting,
  useRestorePlannedSetting,
} from './changes.queries.ts';
import classes from './changes.module.css';
import { text } from './changes.text.ts';

interface PlannedListProps {
  part: SettingPart;
  /** The heading of the part. */
  title: string;
}

/** The changes of a part of the settings that are planned, and those that failed lately; nothing without any. */
export function PlannedList(props: PlannedListProps) {
  return plannableParts.some((part) => part === props.part) ? <Plans {...props} /> : null;
}

function Plans({ part, title }: PlannedListProps) {
  const { data = [] } = usePlannedSettings();
  const plans = data.filter((one) => one.part === part);
  if (plans.length === 0) return null;
  return (
    <ul className={classes.plans} aria-label={text.plannedChanges(title)}>
      {plans.map((planned) => (
        <Plan key={planned.id} planned={planned} />
      ))}
    </ul>
  );
}

function Plan({ planned }: { planned: PlannedSetting }) {
  const { can, timeZone } = useCurrentStore();
  const { at, changes, state, failure, plannedBy } = planned;
  const { remove } = useRemoval(
    useRemovePlannedSetting(),
    useRestorePlannedSetting(),
    removalWords,
  );
  const failed = state === 'FAILED';
  return (
    <li className={classes.plan} data-failed={failed ? '' : undefined}>
      <IconCalendarClock size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        {failed ? (
          <p className={classes.failure}>
            {text.notApplied(instantInSentence(at, timeZone), failure)}
          </p>
        ) : (
          <p className={classes.time}>
            {text.plannedFor} <Instant at={at} />
          </p>
        )}
        <ChangedValues changes={changes} />
        <p className={classes.by}>{text.plannedBy(plannedBy)}</p>
      </div>
      {failed || !can('settings:write') ? null : (
        <Button
          variant="default"
          aria-label={text.cancelPlan(formatInstant(at, timeZone))}
          onClick={() => remove(planned)}
        >
          {text.cancel}
        </Button>
      )}
    </li>
  );
}

const removalWords: RemovalWords<PlannedSetting> = {
  removed: () => text.cancelled,
  notRemoved: () => text.notCancelled,
  restored: () => text.restored,
  notRestored: () => text.notRestored,
};
