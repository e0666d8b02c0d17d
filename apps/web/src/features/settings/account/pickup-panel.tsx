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
import { text } from '../settings.text.ts';

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
      title={text.account.customerPickupInstructions}
      description={text.account.customersWhoPickUpGet}
    >
      {can('settings:write') ? (
        <PickupForm account={account} reread={reread} />
      ) : (
        <SettingsFacts>
          <SettingsFact name={text.account.instructions}>{account.pickupInstructions}</SettingsFact>
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
    onSaved: () => toastSuccess(text.account.pickupInstructionsAreSaved),
  });
  const { control, formState } = form;
  return (
    <>
      <Form
        label={text.account.customerPickupInstructions}
        onSubmit={(event) => {
          event.preventDefault();
          if (!formState.isSubmitting) void save();
        }}
      >
        <ChangedNotice message={stale} onSettle={settle} />
        <TextareaField
          control={control}
          name="pickupInstructions"
          label={text.account.instructions}
          placeholder={text.account.ringAtSideDoorOn}
          help={text.account.upTo1000Characters}
          required
        />
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} onDiscard={() => form.reset()} />
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}
