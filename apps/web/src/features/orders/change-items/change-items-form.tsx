import type { Order, OrderItem } from '@counter/contract/orders';
import { useState } from 'react';
import { useLive } from '../../../lib/live.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import { UntilDialog } from '../../../ui/overlays/until-dialog.tsx';
import { ChangeRow } from './change-row.tsx';
import classes from './change-items.module.css';
import { useChangePreview, type useChangeItems } from './change-items.queries.ts';
import { changeText } from './change-items.text.ts';
import {
  changeOf,
  findMissing,
  toLines,
  toUnavailable,
  withChange,
  type Missing,
  type RowChange,
  type RowChanges,
} from './change-values.ts';
import { RefundPreview } from './refund-preview.tsx';

type Sent = Parameters<ReturnType<typeof useChangeItems>['mutate']>[0];

interface ChangeItemsFormProps {
  order: Order;
  busy: boolean;
  /** The error of the last change. */
  failure: string | undefined;
  /** Called when a question opens or closes on top. */
  onAsking: (asking: boolean) => void;
  onChange: (change: Omit<Sent, 'orderId' | 'changes'>) => void;
  onClose: () => void;
}

/** The items of an order to change, with the resulting refund. */
export function ChangeItemsForm(props: ChangeItemsFormProps) {
  const { order, busy, onAsking, onChange, onClose } = props;
  const [changes, setChanges] = useState<RowChanges>(new Map());
  const [problem, setProblem] = useState<string>();
  const { timeZone } = useCurrentStore();
  const [asked, setAsked] = useState<OrderItem>();
  const askedLast = useLastOpen(asked);
  const offline = useLive().status === 'offline';
  const missing = findMissing(order, changes);
  const lines = toLines(order, changes);
  const isReady = lines.length > 0 && !missing;
  const { id: orderId, changes: seen } = order;
  const preview = useChangePreview(isReady ? { orderId, changes: seen, lines } : undefined);
  const shown = isReady && !preview.isPlaceholderData ? preview.data : undefined;
  const last = useLastOpen(shown);

  const change = (item: OrderItem, next: Partial<RowChange>) => {
    setProblem(undefined);
    setChanges((before) => withChange(before, item, { ...changeOf(before, item), ...next }));
  };
  const ask = (item: OrderItem | undefined) => {
    setAsked(item);
    onAsking(item !== undefined);
  };
  const submit = () => {
    if (busy) return;
    if (offline) return setProblem(changeText.youreOffline);
    if (!isReady) return setProblem(describeMissing(missing));
    if (!shown) return setProblem(changeText.waitForRefund);
    setProblem(undefined);
    onChange({ lines, refund: shown.refund, unavailable: toUnavailable(order, changes) });
  };

  return (
    <>
      <Form
        label={changeText.changeItems}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ul className={classes.rows}>
          {order.items.map((item) => (
            <ChangeRow
              key={item.line}
              order={order}
              item={item}
              change={changeOf(changes, item)}
              onAskUntil={() => ask(item)}
              onChange={(next) => change(item, next)}
            />
          ))}
        </ul>
        <RefundPreview
          order={order}
          preview={shown}
          last={isReady || missing ? last : undefined}
          wanting={isReady ? changeText.calculating : describeWanting(missing)}
          error={isReady ? preview.error : null}
          onRetry={() => void preview.refetch()}
        />
        <FormError>
          {problem ?? props.failure ?? (offline ? changeText.youreOffline : null)}
        </FormError>
        <FormActions>
          <CancelButton onClick={onClose}>{changeText.goBack}</CancelButton>
          <SubmitButton busy={busy} danger={shown?.cancels ?? false}>
            {shown?.cancels ? changeText.confirmCancel : changeText.confirm}
          </SubmitButton>
        </FormActions>
      </Form>
      {askedLast ? (
        <UntilDialog
          opened={asked !== undefined}
          title={changeText.markNameUnavailable(askedLast.name)}
          timeZone={timeZone}
          onClose={() => ask(undefined)}
          onChoose={(until) => {
            ask(undefined);
            change(askedLast, { until });
          }}
        />
      ) : null}
    </>
  );
}

function describeWanting(missing: Missing | undefined): string {
  return missing ? describeMissing(missing) : changeText.nothingYet;
}

function describeMissing(missing: Missing | undefined): string {
  if (!missing) return changeText.changeFirst;
  const { group, item } = missing;
  return group ? changeText.chooseOption(group.name) : changeText.chooseSwap(item.name);
}
