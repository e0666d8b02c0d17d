import { Checkbox } from '@mantine/core';
import type { StoreHours } from '@counter/contract/store';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from '../hours.module.css';
import { useWeekForm } from './use-week-form.ts';
import { WeekEditor } from './week-editor.tsx';
import type { WeekName } from './week-values.ts';
import { WeekView } from './week-view.tsx';
import { text } from '../hours.text.ts';

interface WeekPanelProps {
  hours: StoreHours;
  /** Refetches what others have saved. */
  reread: () => Promise<StoreHours>;
}

/** The weekly hours: a form for people who may edit them, otherwise read-only. */
export function WeekPanel({ hours, reread }: WeekPanelProps) {
  const { can, timeZone } = useCurrentStore();
  return (
    <Panel
      title={text.openingHours}
      description={text.week.weekHelp(timeZone.replaceAll('_', ' '))}
    >
      {can('hours:write') ? <Editor hours={hours} reread={reread} /> : <Overview hours={hours} />}
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

function Editor({ hours: saved, reread }: WeekPanelProps) {
  const form = useWeekForm(saved, reread);
  const { draft, dirty, errors, change } = form;
  const errorIn = (name: WeekName) => (path: string) =>
    errors.get(path === '' ? name : `${name}.${path}`);
  return (
    <Form
      label={text.openingHours}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {form.stale === undefined ? null : <StaleForm reason={form.stale} onTake={form.discard} />}
      <WeekEditor
        key={`hours ${form.round}`}
        label={draft.differs ? text.pickup : text.pickupAndDelivery}
        week={draft.hours}
        onChange={(hours) => change({ ...draft, hours })}
        errorAt={errorIn('hours')}
      />
      <Checkbox
        label={text.week.differentHoursForDelivery}
        checked={draft.differs}
        onChange={({ currentTarget }) => change({ ...draft, differs: currentTarget.checked })}
        classNames={choice}
      />
      {draft.differs ? (
        <WeekEditor
          key={`deliveries ${form.round}`}
          label={text.delivery}
          week={draft.deliveryHours}
          onChange={(deliveryHours) => change({ ...draft, deliveryHours })}
          errorAt={errorIn('deliveryHours')}
        />
      ) : null}
      <FormError>
        {form.failure ?? (errors.size > 0 ? text.week.checkHighlightedHours : undefined)}
      </FormError>
      <SaveBar
        formState={{ isDirty: dirty, isSubmitting: form.busy, errors: form.fieldErrors }}
        what={text.openingHours}
        refusals={form.refusals}
        onDiscard={form.discard}
      />
      <UnsavedChanges dirty={dirty} />
    </Form>
  );
}

const choice = { body: classes.choice, label: classes.word, input: classes.dot };
