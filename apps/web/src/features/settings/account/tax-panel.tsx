import { taxRateRequest, type StoreAccount, type TaxRateRequest } from '@counter/contract/settings';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { countWrong } from '../../../ui/forms/count-wrong.ts';
import { FootBar } from '../../../ui/forms/foot-bar.tsx';
import { CancelButton, Form, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { formsText } from '../../../ui/forms/forms.text.ts';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { PlannedList } from '../changes/planned-list.tsx';
import { usePlan } from '../changes/use-plan.tsx';
import { LastChange } from '../last-change.tsx';
import { SettingsFact, SettingsFacts } from '../settings-facts.tsx';
import { useChangeTaxRate } from '../settings.queries.ts';
import { useSettingForm } from '../use-setting-form.ts';
import classes from '../settings.module.css';
import { text } from '../settings.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface TaxPanelProps {
  account: StoreAccount;
  /** Refetches the account. */
  reread: () => Promise<StoreAccount>;
}

/** The tax rate of products that have none of their own. */
export function TaxPanel({ account, reread }: TaxPanelProps) {
  const { can } = useCurrentStore();
  return (
    <Panel title={text.account.storeTaxRate} description={text.account.storeTaxRateHelp}>
      <PlannedList part="tax" title={text.account.storeTaxRate} />
      {can('settings:write') ? (
        <TaxForm account={account} reread={reread} />
      ) : (
        <SettingsFacts>
          <SettingsFact name={text.account.taxRate}>{account.taxRate}%</SettingsFact>
        </SettingsFacts>
      )}
      <LastChange change={account.tax} part="tax" title={text.account.storeTaxRate} />
    </Panel>
  );
}

interface TaxValues {
  storeTaxRate: number | null;
}

const taxOf = ({ tax, taxRate }: StoreAccount) => ({ ...tax, taxRate });

function useTaxForm({ account, reread }: TaxPanelProps, onSaved: () => void) {
  const { mutateAsync: send } = useChangeTaxRate();
  return useSettingForm({
    setting: taxOf(account),
    reread: async () => taxOf(await reread()),
    request: taxRateRequest,
    valuesOf: ({ taxRate }): TaxValues => ({ storeTaxRate: taxRate }),
    // The rate is sent as text, so that an invalid number gets an error.
    requestOf: ({ storeTaxRate }) => ({
      storeTaxRate: storeTaxRate === null ? '' : String(storeTaxRate),
    }),
    send,
    onSaved,
  });
}

/** The form of the tax rate. Its button appears when the rate differs and asks for confirmation. */
function TaxForm(props: TaxPanelProps) {
  const { taxRate } = props.account;
  const [asked, setAsked] = useState<TaxRateRequest>();
  const [sending, setSending] = useState(false);
  const { form, submit, stale } = useTaxForm(props, () =>
    toastSuccess(text.account.taxRateChangedToast),
  );
  const planning = usePlan({ part: 'tax', title: text.account.storeTaxRate, form });
  const { control, formState } = form;

  async function change(request: TaxRateRequest) {
    setSending(true);
    await submit(request);
    setSending(false);
    setAsked(undefined);
  }

  return (
    <>
      <Form
        label={text.account.storeTaxRate}
        onSubmit={(event) => void form.handleSubmit(setAsked)(event)}
      >
        {stale ? <StaleForm {...stale} /> : null}
        <div className={classes.rate}>
          <NumberField
            control={control}
            name="storeTaxRate"
            label={text.account.taxRate}
            decimals={4}
            suffix={<span aria-hidden>%</span>}
            help={text.account.taxRateHelp}
            required
          />
        </div>
        <FormError>{formState.errors.root?.message}</FormError>
        {formState.isDirty ? (
          <FootBar
            says={formsText.unsavedChanges(text.account.storeTaxRate)}
            wrong={countWrong(formState.errors)}
          >
            <CancelButton onClick={() => form.reset()}>{uiText.discard}</CancelButton>
            {planning.button}
            <SubmitButton busy={sending}>{text.account.change}</SubmitButton>
          </FootBar>
        ) : null}
      </Form>
      <ConfirmDialog
        opened={asked !== undefined}
        title={text.account.changeTaxRateTitle}
        confirmLabel={text.account.change}
        busy={sending}
        onConfirm={() => asked && void change(asked)}
        onClose={() => setAsked(undefined)}
      >
        {text.account.changeTaxRateHelp(taxRate, asked?.storeTaxRate ?? taxRate)}
      </ConfirmDialog>
      {planning.dialog}
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}
