import { zodResolver } from '@hookform/resolvers/zod';
import {
  leftOf,
  refundForm,
  refundOfItems,
  type RefundableOrder,
} from '@counter/contract/adjustments';
import { formatMoney } from '@counter/contract/shared';
import { useRef, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { useRefund, type RefundRequest } from '../adjustments.queries.ts';
import { text } from '../adjustments.text.ts';

type Values = z.input<typeof refundForm>;
type Checked = z.output<typeof refundForm>;

const checked = zodResolver(refundForm);

/** Only a custom refund has an amount of its own. A leftover amount must not block the other types. */
const resolver: Resolver<Values, unknown, Checked> = (values, context, options) => {
  const amount = values.type === 'CUSTOM' ? values.amount : null;
  return checked({ ...values, amount }, context, options);
};

/**
 * State of the refund form. With a line, the form starts with what is left of that line and asks for confirmation at
 * once.
 */
export function useRefundForm(
  order: RefundableOrder,
  line: number | undefined,
  onDone: (amount: number) => void,
) {
  const { userId, storeId } = useCurrentStore();
  const [preset] = useState(() => presetOf(order, line));
  const form = useForm<Values, unknown, Checked>({
    mode: 'onTouched',
    resolver,
    defaultValues: {
      comment: '',
      ...preset,
      amount: null,
      items: order.lines.map((one) => ({
        line: one.line,
        quantity: preset && one.line === line ? leftOf(one) : 0,
      })),
    },
  });
  const amount = useAmount(form.control, order);
  const refund = useRefund();
  const keyed = useRef<Keyed<RefundRequest>>(undefined);
  /** The request awaiting confirmation. */
  const [asked, setAsked] = useState<RefundRequest | undefined>(
    preset && { userId, storeId, orderId: order.orderId, comment: '', ...preset },
  );

  async function send(wish: RefundRequest) {
    keyed.current = keyFor(wish, keyed.current);
    try {
      await refund.mutateAsync(keyed.current);
      setAsked(undefined);
      onDone(wish.amount ?? 0);
    } catch (error) {
      setAsked(undefined);
      showRefusal(form, error);
    }
  }

  function check(values: Checked) {
    if (amount > order.refundable) {
      const left = formatMoney(order.refundable, order.currency);
      const message = text.refund.maximumWarning(left);
      const field = values.type === 'CUSTOM' ? 'amount' : 'items';
      form.setError(field, { message }, { shouldFocus: true });
      return;
    }
    const items = values.items.filter(({ quantity }) => quantity > 0);
    const wish = { ...values, amount, items: values.type === 'ITEMS' ? items : [] };
    setAsked({ userId, storeId, orderId: order.orderId, ...wish });
  }

  return {
    form,
    amount,
    asked,
    busy: refund.isPending,
    ask: () => {
      form.clearErrors('root');
      void form.handleSubmit(check)();
    },
    confirm: () => asked && void send(asked),
    goBack: () => setAsked(undefined),
  };
}

/**
 * Returns the refund of all that is left of a line; undefined if nothing is left or it exceeds the refundable amount.
 */
function presetOf({ lines, refundable }: RefundableOrder, asked: number | undefined) {
  const items = lines
    .filter(({ line }) => line === asked)
    .map((sold) => ({ line: sold.line, quantity: leftOf(sold) }));
  const amount = refundOfItems(lines, items);
  if (amount === 0 || amount > refundable) return undefined;
  const [type, reason] = ['ITEMS', 'MISSING_ITEM'] as const;
  return { type, reason, items, amount };
}

/** Returns the refund amount of the current input. */
function useAmount(control: Control, order: RefundableOrder): number {
  const { type, amount, items = [] } = useWatch({ control });
  if (type === 'FULL') return order.refundable;
  if (type === 'CUSTOM') return amount !== null && Number.isInteger(amount) ? (amount ?? 0) : 0;
  if (type !== 'ITEMS') return 0;
  const chosen = items.map(({ line = 0, quantity = 0 }) => ({ line, quantity }));
  return refundOfItems(order.lines, chosen);
}

export type RefundControl = ReturnType<typeof useForm<Values, unknown, Checked>>['control'];
type Control = RefundControl;
