import type { OperatorStore } from '@counter/contract/operator';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { PercentField } from '../percent-field.tsx';
import { SaveBar } from '../save-bar.tsx';
import classes from './stores.module.css';
import { useCommissionForm } from './use-commission-form.ts';

/** The marketplace's share of the store's orders. */
export function Commission({ store }: { store: OperatorStore }) {
  const { form, save, discard, busy, failure } = useCommissionForm(store);
  const { isDirty } = form.formState;
  return (
    <Panel
      title="Commission"
      description="Of the subtotal less discount, and of what customers pay for delivery. A change counts for orders placed from then on."
    >
      <Form
        label="Commission"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={classes.rates}>
          <PercentField control={form.control} name="deliveredFee" label="Delivered orders" />
          <PercentField control={form.control} name="pickedUpFee" label="Picked-up orders" />
          <PercentField control={form.control} name="deliveryCommission" label="Delivery fees" />
        </div>
        <FormError>{failure}</FormError>
        <SaveBar shown={isDirty} busy={busy} onDiscard={discard} />
      </Form>
      <UnsavedChanges dirty={isDirty} />
    </Panel>
  );
}
