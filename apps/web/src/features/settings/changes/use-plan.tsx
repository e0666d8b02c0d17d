import { plannableParts, type PlannablePart, type SettingPart } from '@counter/contract/settings';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/actions/button.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { text } from './changes.text.ts';

interface Plannable<Values extends FieldValues, Request> {
  part: SettingPart;
  /** The heading of the part. */
  title: string;
  form: UseFormReturn<Values, unknown, Request>;
}

/**
 * Returns what a form needs to plan its values for a date and time instead of saving them now: a button for inside the
 * form and a dialog for outside. Both are null for parts that can't be planned.
 */
export function usePlan<Values extends FieldValues, Request>({
  part,
  title,
  form,
}: Plannable<Values, Request>): { button: ReactNode; dialog: ReactNode } {
  const [wish, setWish] = useState<{ readonly request: Request }>();
  const plannable = plannableParts.find((one): one is PlannablePart => one === part);
  if (!plannable) return { button: null, dialog: null };
  const open = form.handleSubmit((request) => setWish({ request }));
  return {
    button: (
      <Button variant="default" onClick={() => void open()}>
        {text.plan}
      </Button>
    ),
    dialog: wish ? (
      <PlanDialog
        part={plannable}
        title={title}
        request={wish.request}
        onClose={() => setWish(undefined)}
        onPlanned={() => form.reset()}
      />
    ) : null,
  };
}
