import { plannableParts, type PlannedSetting, type SettingPart } from '@counter/contract/settings';
import { IconCalendarClock } from '@tabler/icons-react';
import { explainFailure } from '../../../lib/api.ts';
import { formatInstant, instantInSentence } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
import { ChangedValues } from './changed-values.tsx';
import {
  usePlannedSettings,
  useRemovePlannedSetting,
  useRestorePlannedSetting,
  useUndoPlannedSetting,
} from './changes.queries.ts';
import classes from './changes.module.css';
import { text } from './changes.text.ts';

interface PlannedListProps {
  part: SettingPart;
  /** The heading of the part. */
  title: string;
}

/** Lists a part's planned changes, and recent ones that failed or can be undone; renders nothing if there are none. */
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
  const failed = state === 'FAILED';
  const Action = actions[state];
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
            {state === 'APPLIED' ? text.applied : text.plannedFor} <Instant at={at} />
          </p>
        )}
        <ChangedValues changes={changes} />
        <p className={classes.by}>{text.plannedBy(plannedBy)}</p>
      </div>
      {Action && can('settings:write') ? <Action planned={planned} /> : null}
    </li>
  );
}

const actions = { PLANNED: Cancel, APPLIED: Undo, FAILED: undefined } as const;

function Cancel({ planned }: { planned: PlannedSetting }) {
  const { timeZone } = useCurrentStore();
  const { remove } = useRemoval(
    useRemovePlannedSetting(),
    useRestorePlannedSetting(),
    removalWords,
  );
  return (
    <Button
      variant="default"
      aria-label={text.cancelPlan(formatInstant(planned.at, timeZone))}
      onClick={() => remove(planned)}
    >
      {text.cancel}
    </Button>
  );
}

function Undo({ planned }: { planned: PlannedSetting }) {
  const { timeZone } = useCurrentStore();
  const { mutate, isPending } = useUndoPlannedSetting({
    onDone: (_, { message }) => toastSuccess(message ?? text.undone),
    onRefused: (_, error) => toastFailure(text.notUndone(explainFailure(error))),
  });
  return (
    <PendingButton
      variant="default"
      busy={isPending}
      aria-label={text.undoPlan(formatInstant(planned.at, timeZone))}
      onClick={() => mutate(planned)}
    >
      {text.undo}
    </PendingButton>
  );
}

const removalWords: RemovalWords<PlannedSetting> = {
  removed: () => text.cancelled,
  notRemoved: () => text.notCancelled,
  restored: () => text.restored,
  notRestored: () => text.notRestored,
};
