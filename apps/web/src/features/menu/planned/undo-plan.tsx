import type { PlannedChange } from '@counter/contract/menu';
import { explainFailure } from '../../../lib/api.ts';
import { formatInstant } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useUndoPlan } from './planned.queries.ts';
import { plannedText as words } from './planned.text.ts';

/** Restores the products' previous values after a planned change. The toast names those that were skipped. */
export function UndoPlan({ plan }: { plan: PlannedChange }) {
  const { timeZone } = useCurrentStore();
  const { mutate, isPending } = useUndoPlan({
    onDone: (_, { message }) => toastSuccess(message ?? words.undone),
    onRefused: (_, error) => toastFailure(words.notUndone(explainFailure(error))),
  });
  return (
    <PendingButton
      variant="default"
      busy={isPending}
      aria-label={words.undoPlan(formatInstant(plan.at, timeZone))}
      onClick={() => mutate(plan)}
    >
      {words.undo}
    </PendingButton>
  );
}
