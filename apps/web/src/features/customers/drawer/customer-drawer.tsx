import type { Customer } from '@counter/contract/customers';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import classes from '../customers.module.css';
import { useCustomer } from '../customers.queries.ts';
import { BlockActions, BlockNotice } from './block-actions.tsx';
import { ConsentSection } from './consent-section.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { EraseSection } from './erase-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../customers.text.ts';

interface CustomerDrawerProps {
  openId: number | undefined;
  onClose: () => void;
  orders: (customerId: number) => ReactNode;
}

/** Everything about the open customer, on top of the list. */
export function CustomerDrawer({ openId, ...props }: CustomerDrawerProps) {
  const shown = useLastOpen(openId);
  if (shown === undefined) return null;
  return <DrawerOf key={shown} id={shown} opened={openId !== undefined} {...props} />;
}

interface DrawerOfProps extends Omit<CustomerDrawerProps, 'openId'> {
  id: number;
  opened: boolean;
}

function DrawerOf({ id, opened, onClose, orders }: DrawerOfProps) {
  const { can } = useCurrentStore();
  const query = useCustomer(id);
  const customer = query.data;
  if (!customer)
    return (
      <SideDrawer opened={opened} onClose={onClose} title={uiText.customer}>
        <DrawerWaiting what="customer" query={query} />
      </SideDrawer>
    );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={calledOf(customer)}
      badge={customer.blocked ? <StatusBadge tone="cancelled">{text.blocked}</StatusBadge> : null}
      subtitle={customer.orders === 0 ? text.drawer.nothingOrderedThatCounts : null}
      {...(can('settings:write') ? { footer: <BlockActions customer={customer} /> } : {})}
    >
      <div className={classes.sections}>
        <BlockNotice customer={customer} />
        <CustomerFacts customer={customer} />
        <NotesSection customer={customer} called={calledOf(customer)} />
        <ConsentSection customer={customer} called={calledOf(customer)} />
        {orders(id)}
        {can('customers:write') ? (
          <EraseSection customer={customer} called={calledOf(customer)} onErased={onClose} />
        ) : null}
      </div>
    </SideDrawer>
  );
}

/** Returns a customer's name, or a substitute. */
function calledOf({ name, phoneNumber }: Customer): string {
  return name === '' ? phoneNumber : name;
}
