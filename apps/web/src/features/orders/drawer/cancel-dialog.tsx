import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import {
  cancelForm,
  cancelReasonLabel,
  cancelReasons,
  isPrepaid,
  type CancelReason,
  type Order,
} from '@counter/contract/orders';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useLive } from '../../../lib/live.ts';
import { moneyInSentence } from '../../../lib/money-in-sentence.ts';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { text } from '../orders.text.ts';
import { drawerText } from './order-drawer.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

type CancelAnswer = { reason: CancelReason; message: string };

interface CancelDialogProps {
  /** The order to cancel; undefined while the dialog is closed. */
  order: Order | undefined;
  onClose: () => void;
  onCancel: (order: Order, answer: CancelAnswer) => void;
}

/** Asks why an order is cancelled. */
export function CancelDialog({ order, onClose, onCancel }: CancelDialogProps) {
  return (
    <Modal
      opened={order !== undefined}
      onClose={onClose}
      title={order ? drawerText.cancelOrder(order.orderNumber) : ''}
      centered
    >
      {order ? (
        <CancelForm
          order={order}
          onClose={onClose}
          onCancel={(answer) => {
            onCancel(order, answer);
            onClose();
          }}
        />
      ) : null}
    </Modal>
  );
}

const options = cancelReasons.map((value) => ({ value, label: cancelReasonLabel(value) }));

interface CancelFormProps {
  order: Order;
  onClose: () => void;
  onCancel: (answer: CancelAnswer) => void;
}

function CancelForm({ order, onClose, onCancel }: CancelFormProps) {
  const offline = useLive().status === 'offline';
  const form = useForm<z.input<typeof cancelForm>, unknown, z.output<typeof cancelForm>>({
    resolver: zodResolver(cancelForm),
    defaultValues: { message: '' },
    mode: 'onTouched',
  });
  const { control } = form;
  const back = amountBack(order);
  const submit = form.handleSubmit((answer) => {
    if (!offline) onCancel(answer);
  });
  return (
    <Form label={text.cancelOrderLabel} onSubmit={(event) => void submit(event)}>
      <p>{consequence(order)}</p>
      <SelectField
        control={control}
        name="reason"
        label={uiText.reason}
        required
        placeholder={drawerText.selectReason}
        options={options}
      />
      <TextareaField
        control={control}
        name="message"
        label={drawerText.message}
        help={drawerText.messageHelp}
        rows={3}
        maxLength={500}
      />
      <FormError>{offline ? drawerText.cancelOfflineHint : null}</FormError>
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {uiText.goBack}
        </Button>
        <SubmitButton busy={form.formState.isSubmitting} danger>
          {back > 0
            ? drawerText.cancelAndRefund(moneyInSentence(back, order.currency))
            : text.cancelOrderButton}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Returns the customer's refund in minor units: the charged amount less earlier refunds. */
function amountBack({ status, payment, payable, refunded }: Order): number {
  const isCharged = payment === 'CARD' ? status !== 'NEW' : isPrepaid(payment);
  return isCharged || status === 'COMPLETED' ? payable - refunded : 0;
}

function consequence(order: Order): string {
  const happens =
    order.status === 'COMPLETED' ? drawerText.cancelCompletedWarning : drawerText.cancelWarning;
  return [happens, describeMoney(order), drawerText.cancelIsFinal].join(' ');
}

function describeMoney(order: Order): string {
  const { customer, payment, currency } = order;
  const back = amountBack(order);
  if (back > 0) return drawerText.getsBack(customer, moneyInSentence(back, currency));
  return isPrepaid(payment)
    ? drawerText.cardIsNotCharged(customer)
    : drawerText.nothingPaidYet(customer);
}
