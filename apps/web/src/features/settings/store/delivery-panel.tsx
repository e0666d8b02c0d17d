import type { DeliveryFeeSettings } from '@counter/contract/settings';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ChangedNotice } from '../changed-notice.tsx';
import { LastChange } from '../last-change.tsx';
import classes from '../settings.module.css';
import { DeliveryFacts } from './delivery-facts.tsx';
import { TariffFields } from './tariff-fields.tsx';
import { useDeliveryForm, type DeliveryControl } from './use-delivery-form.ts';
import { text } from '../settings.text.ts';

interface DeliveryPanelProps {
  settings: DeliveryFeeSettings;
  /** Reads what delivery costs again. */
  reread: () => Promise<unknown>;
}

/** What delivery costs the customers. */
export function DeliveryPanel({ settings, reread }: DeliveryPanelProps) {
  const { can } = useCurrentStore();
  return (
    <Panel title={text.store.deliveryFees} description={text.store.whatCustomersPayForDelivery}>
      {can('settings:write') ? (
        <DeliveryForm settings={settings} reread={reread} />
      ) : (
        <DeliveryFacts settings={settings} />
      )}
      <LastChange change={settings} />
    </Panel>
  );
}

function DeliveryForm({ settings, reread }: DeliveryPanelProps) {
  const { form, save, stale, settle } = useDeliveryForm(settings, reread);
  const { control, formState } = form;
  return (
    <>
      <Form
        label={text.store.deliveryFees}
        onSubmit={(event) => {
          event.preventDefault();
          if (!formState.isSubmitting) void save();
        }}
      >
        <ChangedNotice message={stale} onSettle={settle} />
        <div className={classes.fields}>
          <TariffFields control={control} name="direct" />
          <TariffFields control={control} name="pooled" />
        </div>
        <Origin control={control} />
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} onDiscard={() => form.reset()} />
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}

/** Where distances are measured from, once something goes by them. */
function Origin({ control }: { control: DeliveryControl }) {
  const kinds = useWatch({ control, name: ['direct.kind', 'pooled.kind'] });
  if (!kinds.includes('BANDS')) return null;
  return (
    <TextField
      control={control}
      name="zipCode"
      label={text.store.zipCodeOfStore}
      inputMode="numeric"
      help={text.store.distancesAreInStraightLine}
      required
    />
  );
}
