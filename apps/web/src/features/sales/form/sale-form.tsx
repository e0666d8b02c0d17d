import type { SaleMenu } from '@counter/contract/sales';
import { useFormState } from 'react-hook-form';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSaleMenu } from '../sales.queries.ts';
import classes from '../sales.module.css';
import { CashChange, CashReceived } from './cash-change.tsx';
import { ProductKeys } from './product-keys.tsx';
import { ProductSearch } from './product-search.tsx';
import { SaleItems } from './sale-items.tsx';
import { SaleTotals, ToPay } from './sale-totals.tsx';
import { useSaleForm, type SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The form to record a counter sale, once the menu has loaded. */
export function SaleForm() {
  const { data, error, isFetching, refetch } = useSaleMenu();
  if (data) return <Till menu={data} />;
  return (
    <Panel title={text.form.recordSale}>
      {error ? (
        <FailedState
          title={text.form.menuNotLoaded}
          cause={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Delayed>
          <Skeleton height={320} />
        </Delayed>
      )}
    </Panel>
  );
}

const payments = [
  { value: 'CASH', label: text.cash },
  { value: 'CARD', label: text.card },
];

/** The products on the left and the sale on the right, or below on phones. */
function Till({ menu }: { menu: SaleMenu }) {
  const { form, add, save } = useSaleForm();
  const { control } = form;
  const { isSubmitting, errors } = useFormState({ control });
  return (
    <form
      noValidate
      aria-label={text.form.recordSale}
      className={classes.till}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void save();
      }}
    >
      <div className={classes.products}>
        <ProductSearch control={control} products={menu.products} onAdd={add} />
        <ProductKeys control={control} products={menu.products} onAdd={add} />
      </div>
      <div className={classes.side}>
        <div className={classes.basket}>
          <Panel title={text.form.recordSale}>
            <Basket control={control} menu={menu} />
          </Panel>
        </div>
        <div className={classes.pay}>
          <FormError>{errors.root?.message}</FormError>
          <div className={classes.payRow}>
            <div>
              <ToPay control={control} menu={menu} />
              <CashChange control={control} menu={menu} />
            </div>
            <SubmitButton busy={isSubmitting}>{text.form.recordSaleButton}</SubmitButton>
          </div>
        </div>
      </div>
    </form>
  );
}

function Basket({ control, menu }: { control: SaleControl; menu: SaleMenu }) {
  const { currency } = useCurrentStore();
  return (
    <div className={classes.fields}>
      <SaleItems control={control} menu={menu} />
      <div className={classes.pair}>
        <SelectField control={control} name="payment" label={text.paidBy} options={payments} />
        <CashReceived control={control} />
      </div>
      <div className={classes.pair}>
        <MoneyField
          control={control}
          name="amount"
          label={text.form.otherAmount}
          help={text.form.beforeTax}
          currency={currency}
        />
        <TextField
          control={control}
          name="note"
          label={uiText.note}
          help={text.form.descriptionHelp}
          maxLength={200}
        />
      </div>
      <SaleTotals control={control} menu={menu} />
    </div>
  );
}
