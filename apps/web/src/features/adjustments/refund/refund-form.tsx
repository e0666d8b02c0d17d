import {
  adjustmentReasonLabel,
  adjustmentReasons,
  refundTypeLabel,
  refundTypes,
  type RefundableOrder,
} from '@counter/contract/adjustments';
import { formatMoney } from '@counter/contract/shared';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from '../adjustments.module.css';
import type { RefundRequest } from '../adjustments.queries.ts';
import { ItemsField } from './items-field.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { useRefundForm } from './use-refund-form.ts';
import { text } from '../adjustments.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The search parameters that identify the edited entry. */
const identity = ['order', 'line'] as const;

const types = refundTypes.map((value) => ({ value, label: refundTypeLabel(value) }));
const reasons = adjustmentReasons.map((value) => ({
  value,
  label: adjustmentReasonLabel(value),
}));

interface RefundFormProps {
  order: RefundableOrder;
  /** The line to refund in full; its confirmation opens at once. */
  line: number | undefined;
}

/** The refund form of an order, with its payment beside it. Asks for confirmation before it refunds. */
export function RefundForm({ order, line }: RefundFormProps) {
  const { currency, customer, orderNumber } = order;
  const navigate = useNavigate();
  const money = (minor: number) => formatMoney(minor, currency);
  const refund = useRefundForm(order, line, (given) => {
    toastSuccess(text.refund.refundedToast(money(given), orderNumber, customer));
    void navigate({
      ...(line === undefined
        ? { to: '/dashboard/adujstment' }
        : { to: '/dashboard/orders/$orderNumber', params: { orderNumber } }),
      ignoreBlocker: true,
    });
  });
  const { form, amount, asked } = refund;
  const { control, formState } = form;
  const type = useWatch({ control, name: 'type' });
  return (
    <div className={classes.columns}>
      <Panel title={text.refund.refund}>
        <Form
          label={text.refund.refund}
          onSubmit={(event) => {
            event.preventDefault();
            refund.ask();
          }}
        >
          <SelectField
            control={control}
            name="type"
            label={text.refund.refundType}
            placeholder={text.refund.selectType}
            options={types}
            required
          />
          {type === 'ITEMS' ? <ItemsField control={control} order={order} /> : null}
          {type === 'CUSTOM' ? (
            <MoneyField
              control={control}
              name="amount"
              label={text.refund.customAmount}
              help={text.refund.customAmountHelp(money(order.refundable))}
              currency={currency}
              required
            />
          ) : null}
          <SelectField
            control={control}
            name="reason"
            label={text.refund.refundReason}
            placeholder={text.refund.selectReason}
            options={reasons}
            required
          />
          <TextareaField
            control={control}
            name="comment"
            label={text.refund.comment}
            help={text.refund.commentHelp}
            rows={3}
            maxLength={500}
          />
          <FormError>{formState.errors.root?.message}</FormError>
          <FormActions>
            <LinkButton variant="default" to="/dashboard/adujstment">
              {uiText.cancel}
            </LinkButton>
            <SubmitButton busy={refund.busy}>
              {amount > 0 ? text.refund.refundButton(money(amount)) : text.refund.issueRefund}
            </SubmitButton>
          </FormActions>
        </Form>
      </Panel>
      <div className={classes.side}>
        <PaymentDetails order={order} amount={amount} />
      </div>
      <ConfirmDialog
        opened={asked !== undefined}
        title={text.refund.confirmTitle(money(asked?.amount ?? amount), customer)}
        confirmLabel={text.refund.confirmButton}
        danger
        busy={refund.busy}
        onConfirm={refund.confirm}
        onClose={refund.goBack}
      >
        {asked?.type === 'ITEMS' ? (
          <p>
            {text.refund.itemsBecause(nameItems(order, asked), adjustmentReasonLabel(asked.reason))}
          </p>
        ) : null}
        {order.payment === 'AT_COUNTER'
          ? text.refund.counterRefundWarning
          : text.refund.balanceRefundWarning}
      </ConfirmDialog>
      <UnsavedChanges dirty={formState.isDirty} identifiedBy={identity}>
        {text.refund.unsavedWarning}
      </UnsavedChanges>
    </div>
  );
}

/** Names the items of a refund: "2 × Hummus, 1 × Bread". */
function nameItems(
  { lines }: RefundableOrder,
  { items = [] }: Pick<RefundRequest, 'items'>,
): string {
  return items
    .map(({ line, quantity }) => {
      const name = lines.find((one) => one.line === line)?.name ?? '';
      return `${quantity} × ${name}`;
    })
    .join(', ');
}
