import type { Rider } from '@counter/contract/people';
import { Switch } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import classes from '../people.module.css';
import { useRiderDuty, type Duty } from './riders.queries.ts';
import { text } from '../people.text.ts';

/** The switch for a rider's duty; a badge for people who may not move orders. */
export function DutySwitch({ rider }: { rider: Rider }) {
  const { can } = useCurrentStore();
  const { mutate, isPending, variables } = useRiderDuty();
  const onDuty = isPending ? variables.onDuty : rider.onDuty;
  const words = onDuty ? text.riders.onDuty : text.riders.offDuty;

  function change(duty: Duty): void {
    mutate(duty, {
      onError: (error) =>
        toastFailure(
          text.riders.dutyNotChangedToast(rider.name, duty.onDuty, explainFailure(error)),
          () => change(duty),
        ),
    });
  }

  if (!can('orders:move'))
    return <StatusBadge tone={onDuty ? 'ready' : 'completed'}>{words}</StatusBadge>;
  return (
    <span className={classes.duty}>
      <Switch
        size="md"
        withThumbIndicator={false}
        label={words}
        aria-label={text.riders.isOnDuty(rider.name)}
        checked={onDuty}
        onChange={(event) => change({ rider, onDuty: event.currentTarget.checked })}
      />
    </span>
  );
}
