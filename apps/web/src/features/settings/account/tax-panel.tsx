import { taxRateRequest, type StoreAccount, type TaxRateRequest } from '@counter/contract/settings';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ChangedNotice } from '../changed-notice.tsx';
import { LastChange } from '../last-change.tsx';
import { SettingsFact, SettingsFacts } from '../settings-facts.tsx';
import { useChangeTaxRate } from '../settings.queries.ts';
import { useSettingForm } from '../use-setting-form.ts';
import classes from '../settings.module.css';

interface TaxPanelProps {
  account: StoreAccount;
  /** Reads the account again. */
  reread: () => Promise<unknown>;
}

/** What is added to the prices of products without a tax rate of their own. */
export function TaxPanel({ account, reread }: TaxPanelProps) {
  const { can } = useCurrentStore();
  return (
    <Panel
      title="Store tax rate"
      description="Added to every product without a tax rate of its own. A change counts from the next order on; orders that are placed already keep theirs."
    >
      {can('settings:write') ? (
        <TaxForm account={account} reread={reread} />
      ) : (
        <SettingsFacts>
          <SettingsFact name="Tax rate">{account.taxRate}%</SettingsFact>
        </SettingsFacts>
      )}
      <LastChange change={account.tax} />
    </Panel>
  );
}

interface TaxValues {
  storeTaxRate: number | null;
}

function useTaxForm({ account, reread }: TaxPanelProps, onSaved: () => void) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useChangeTaxRate();
  const [resolver] = useState(() =>
    resolverFor(taxRateRequest, ({ storeTaxRate }: TaxValues) => ({
      storeId,
      // A text may be no number, and is told so.
      storeTaxRate: storeTaxRate === null ? '' : String(storeTaxRate),
    })),
  );
  return useSettingForm({
    saved: { storeTaxRate: account.taxRate },
    change: account.tax,
    resolver,
    send: mutateAsync,
    reread,
    onSaved,
  });
}

/** Its button appears once the rate differs, and asks before it changes it. */
function TaxForm(props: TaxPanelProps) {
  const { taxRate } = props.account;
  const [asked, setAsked] = useState<TaxRateRequest>();
  const [sending, setSending] = useState(false);
  const { form, send, stale, settle } = useTaxForm(props, () =>
    toastSuccess('The tax rate is changed.'),
  );
  const { control, formState } = form;

  async function change(request: TaxRateRequest) {
    setSending(true);
    await send(request);
    setSending(false);
    setAsked(undefined);
  }

  return (
    <>
      <Form label="Store tax rate" onSubmit={(event) => void form.handleSubmit(setAsked)(event)}>
        <ChangedNotice message={stale} onSettle={settle} />
        <div className={classes.rate}>
          <NumberField
            control={control}
            name="storeTaxRate"
            label="Tax rate"
            decimals={4}
            suffix={<span aria-hidden>%</span>}
            help="From 0 to 25, such as 8.875."
            required
          />
        </div>
        <FormError>{formState.errors.root?.message}</FormError>
        {formState.isDirty ? (
          <FormActions>
            <CancelButton onClick={() => form.reset()}>Discard</CancelButton>
            <SubmitButton busy={sending}>Change</SubmitButton>
          </FormActions>
        ) : null}
      </Form>
      <ConfirmDialog
        opened={asked !== undefined}
        title="Change the store tax rate?"
        confirmLabel="Change"
        busy={sending}
        onConfirm={() => asked && void change(asked)}
        onClose={() => setAsked(undefined)}
      >
        From {taxRate}% to {asked?.storeTaxRate ?? taxRate}%, for orders placed from now on.
      </ConfirmDialog>
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}
