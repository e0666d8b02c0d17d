import { customerPickupRequest, type StoreAccount } from '@counter/contract/settings';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ChangedNotice } from '../changed-notice.tsx';
import { LastChange } from '../last-change.tsx';
import { SettingsFact, SettingsFacts } from '../settings-facts.tsx';
import { useChangePickup } from '../settings.queries.ts';
import { useSettingForm } from '../use-setting-form.ts';

interface AccountPanelProps {
  account: StoreAccount;
  /** Reads the account again. */
  reread: () => Promise<unknown>;
}

/** What customers are told who pick up. */
export function PickupPanel({ account, reread }: AccountPanelProps) {
  const { can } = useCurrentStore();
  return (
    <Panel
      title="Customer pickup instructions"
      description="Customers who pick up get them with their order: where to go, where to park, what to say."
    >
      {can('settings:write') ? (
        <PickupForm account={account} reread={reread} />
      ) : (
        <SettingsFacts>
          <SettingsFact name="Instructions">{account.pickupInstructions}</SettingsFact>
        </SettingsFacts>
      )}
      <LastChange change={account.pickup} />
    </Panel>
  );
}

interface PickupValues {
  pickupInstructions: string;
}

function PickupForm({ account, reread }: AccountPanelProps) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useChangePickup();
  const [resolver] = useState(() =>
    resolverFor(customerPickupRequest, (values: PickupValues) => ({ storeId, ...values })),
  );
  const { form, save, stale, settle } = useSettingForm({
    saved: { pickupInstructions: account.pickupInstructions },
    change: account.pickup,
    resolver,
    send: mutateAsync,
    reread,
    onSaved: () => toastSuccess('Pickup instructions are saved.'),
  });
  const { control, formState } = form;
  return (
    <>
      <Form
        label="Customer pickup instructions"
        onSubmit={(event) => {
          event.preventDefault();
          if (!formState.isSubmitting) void save();
        }}
      >
        <ChangedNotice message={stale} onSettle={settle} />
        <TextareaField
          control={control}
          name="pickupInstructions"
          label="Instructions"
          placeholder="Ring at the side door on Mill Lane and say your order number."
          help="Up to 1,000 characters."
          required
        />
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} onDiscard={() => form.reset()} />
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}
