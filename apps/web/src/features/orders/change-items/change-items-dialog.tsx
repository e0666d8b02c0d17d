import type { Order } from '@counter/contract/orders';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { aboutOrder } from '../display/order-words.ts';
import { ChangeItemsForm } from './change-items-form.tsx';
import { useChangeItems } from './change-items.queries.ts';
import { changeText } from './change-items.text.ts';
import { describeChanged } from './describe-changed.ts';

interface ChangeItemsDialogProps {
  order: Order;
  opened: boolean;
  onClose: () => void;
}

/** Removes, reduces or swaps items of an order, with a preview of the refund. */
export function ChangeItemsDialog({ order, opened, onClose }: ChangeItemsDialogProps) {
  const { timeZone } = useCurrentStore();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useChangeItems({
    onDone: (_, { data }) => {
      toastSuccess(describeChanged(order, data, timeZone), undefined, aboutOrder(data.id));
      close();
    },
    onRefused: (_, error) => setFailure(changeText.notChanged(explainFailure(error))),
  });
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      closeOnEscape={!asking}
      title={changeText.changeItemsOf(order.orderNumber)}
      size={640}
      centered
    >
      {/* Starts over if somebody else changes the order. */}
      <ChangeItemsForm
        key={`${String(opened)} ${order.changes}`}
        order={order}
        busy={isPending}
        failure={failure}
        onAsking={setAsking}
        onClose={close}
        onChange={(change) => {
          setFailure(undefined);
          mutate({ ...change, orderId: order.id, changes: order.changes });
        }}
      />
    </Modal>
  );
}
