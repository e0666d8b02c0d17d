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
import { text } from '../hours.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The hours of the week, shown and changed in the same place. */
export function WeekPanel({ hours }: { hours: StoreHours }) {
  const { can, timeZone } = useCurrentStore();
  const form = useWeekForm(hours);
  const editing = form.draft !== undefined;
  return (
    <Panel
      title={text.openingHours}
      description={text.week.everyWeekInTimeOf(timeZone.replaceAll('_', ' '))}
      actions={
        can('hours:write') && !editing ? (
          <Button variant="default" onClick={form.begin}>
            {text.week.editHours}
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
  if (deliveryHours === null) return <WeekView label={text.openingHours} stretches={hours} />;
  return (
    <div className={classes.weeks}>
      <section aria-label={text.pickup}>
        <h3 className={classes.subtitle}>{text.pickup}</h3>
        <WeekView label={text.week.pickupHours} stretches={hours} />
      </section>
      <section aria-label={text.delivery}>
        <h3 className={classes.subtitle}>{text.delivery}</h3>
        <WeekView label={text.week.deliveryHours} stretches={deliveryHours} />
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
      label={text.openingHours}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <WeekEditor
        label={draft.differs ? text.pickup : text.pickupAndDelivery}
        week={draft.hours}
        onChange={(hours) => change({ ...draft, hours })}
        errorAt={errorIn('hours')}
      />
      <Checkbox
        label={text.week.differentHoursForDelivery}
        checked={draft.differs}
        onChange={({ currentTarget }) => change({ ...draft, differs: currentTarget.checked })}
        classNames={{ body: classes.choice, label: classes.word, input: classes.dot }}
      />
      {draft.differs ? (
        <WeekEditor
          label={text.delivery}
          week={draft.deliveryHours}
          onChange={(deliveryHours) => change({ ...draft, deliveryHours })}
          errorAt={errorIn('deliveryHours')}
        />
      ) : null}
      <FormError>
        {failure ?? (errors.size > 0 ? text.week.checkHighlightedHours : undefined)}
      </FormError>
      <FormActions>
        <CancelButton onClick={() => change(undefined)}>{uiText.discard}</CancelButton>
        <SubmitButton busy={busy}>{text.week.saveHours}</SubmitButton>
      </FormActions>
    </Form>
  );
}
