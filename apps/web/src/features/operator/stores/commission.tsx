import type { OperatorStore } from '@counter/contract/operator';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { PercentField } from '../percent-field.tsx';
import { SaveBar } from '../save-bar.tsx';
import classes from './stores.module.css';
import { useCommissionForm } from './use-commission-form.ts';
import { text } from '../operator.text.ts';

/** The marketplace's share of the store's orders. */
export function Commission({ store }: { store: OperatorStore }) {
  const { form, save, discard, busy, failure } = useCommissionForm(store);
  const { isDirty } = form.formState;
  return (
    <Panel title={text.stores.commission} description={text.stores.ofSubtotalLessDiscountAnd}>
      <Form
        label={text.stores.commission}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={classes.rates}>
          <PercentField
            control={form.control}
            name="deliveredFee"
            label={text.stores.deliveredOrders}
          />
          <PercentField
            control={form.control}
            name="pickedUpFee"
            label={text.stores.pickedUpOrders}
          />
          <PercentField
            control={form.control}
            name="deliveryCommission"
            label={text.stores.deliveryFees}
          />
        </div>
        <FormError>{failure}</FormError>
        <SaveBar shown={isDirty} busy={busy} onDiscard={discard} />
      </Form>
      <UnsavedChanges dirty={isDirty} />
    </Panel>
  );
}
