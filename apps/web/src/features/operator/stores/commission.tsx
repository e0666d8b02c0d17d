import type { OperatorStore } from '@counter/contract/operator';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { PercentField } from '../percent-field.tsx';
import { SaveBar } from '../save-bar.tsx';
import classes from './stores.module.css';
import { useCommissionForm } from './use-commission-form.ts';
import { storesText } from './stores.text.ts';

/** The marketplace's commission on the store's orders. */
export function Commission({ store }: { store: OperatorStore }) {
  const { form, save, discard, busy, failure } = useCommissionForm(store);
  const { isDirty } = form.formState;
  return (
    <Panel title={storesText.commission} description={storesText.commissionHelp}>
      <Form
        label={storesText.commission}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={classes.rates}>
          <PercentField
            control={form.control}
            name="deliveredFee"
            label={storesText.deliveredOrders}
          />
          <PercentField
            control={form.control}
            name="pickedUpFee"
            label={storesText.pickedUpOrders}
          />
          <PercentField
            control={form.control}
            name="deliveryCommission"
            label={storesText.deliveryFees}
          />
        </div>
        <FormError>{failure}</FormError>
        <SaveBar shown={isDirty} busy={busy} onDiscard={discard} />
      </Form>
      <UnsavedChanges dirty={isDirty} />
    </Panel>
  );
}
