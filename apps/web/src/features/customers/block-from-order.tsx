import type { Order } from '@counter/contract/orders';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { text } from './customers.text.ts';

/** Blocks an order's customer after asking for the reason. Hidden without the permission. */
export function BlockFromOrder({ order }: { order: Order }) {
  const { can } = useCurrentStore();
  const [confirming, setConfirming] = useState(false);
  if (!can('settings:write') || order.customerContact === '') return null;
  const customer = { name: order.customer, phoneNumber: order.customerContact };
  return (
    <div>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {text.blockCustomerLabel}
      </Button>
      <BlockDialog customer={customer} opened={confirming} onClose={() => setConfirming(false)} />
    </div>
  );
}
