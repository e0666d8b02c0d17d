import { Button, Checkbox } from '@mantine/core';
import type { StoreHours } from '@counter/contract/store';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from '../hours.module.css';
import { useWeekForm } from './use-week-form.ts';
import { WeekEditor } from './week-editor.tsx';
import type { WeekName } from './week-values.ts';
import { WeekView } from './week-view.tsx';

/** The hours of the week, shown and changed in the same place. */
export function WeekPanel({ hours }: { hours: StoreHours }) {
  const { can, timeZone } = useCurrentStore();
  const form = useWeekForm(hours);
  const editing = form.draft !== undefined;
  return (
    <Panel
      title="Opening hours"
      description={`Every week, in the time of the store (${timeZone.replaceAll('_', ' ')})`}
      actions={
        can('hours:write') && !editing ? (
          <Button variant="default" onClick={form.begin}>
            Edit hours
          </Button>
        ) : null
      }
    >
      {editing ? <Editor form={form} /> : <Overview hours={hours} />}
      <UnsavedChanges dirty={form.dirty} />
    </Panel>
  );
}

function Overview({ hours: { hours, deliveryHours } }: { hours: StoreHours }) {
  if (deliveryHours === null) return <WeekView label="Opening hours" stretches={hours} />;
  return (
    <div className={classes.weeks}>
      <section aria-label="Pickup">
        <h3 className={classes.subtitle}>Pickup</h3>
        <WeekView label="Pickup hours" stretches={hours} />
      </section>
      <section aria-label="Delivery">
        <h3 className={classes.subtitle}>Delivery</h3>
        <WeekView label="Delivery hours" stretches={deliveryHours} />
      </section>
    </div>
  );
}

function Editor({ form }: { form: ReturnType<typeof useWeekForm> }) {
  const { draft, errors, failure, busy, change, save } = form;
  if (!draft) return null;
  const errorIn = (name: WeekName) => (path: string) =>
    errors.get(path === '' ? name : `${name}.${path}`);
  return (
    <Form
      label="Opening hours"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <WeekEditor
        label={draft.differs ? 'Pickup' : 'Pickup and delivery'}
        week={draft.hours}
        onChange={(hours) => change({ ...draft, hours })}
        errorAt={errorIn('hours')}
      />
      <Checkbox
        label="Deliveries have hours of their own"
        checked={draft.differs}
        onChange={({ currentTarget }) => change({ ...draft, differs: currentTarget.checked })}
        classNames={{ body: classes.choice, label: classes.word, input: classes.dot }}
      />
      {draft.differs ? (
        <WeekEditor
          label="Delivery"
          week={draft.deliveryHours}
          onChange={(deliveryHours) => change({ ...draft, deliveryHours })}
          errorAt={errorIn('deliveryHours')}
        />
      ) : null}
      <FormError>
        {failure ?? (errors.size > 0 ? 'Some hours need another look.' : undefined)}
      </FormError>
      <FormActions>
        <CancelButton onClick={() => change(undefined)}>Discard</CancelButton>
        <SubmitButton busy={busy}>Save hours</SubmitButton>
      </FormActions>
    </Form>
  );
}
