import type { Customer } from '@counter/contract/customers';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DetailDrawer } from '../../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useCustomer } from '../customers.queries.ts';
import { BlockActions, BlockNotice } from './block-actions.tsx';
import { ConsentSection } from './consent-section.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { EraseSection } from './erase-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { LinedSections } from '../../../ui/layout/lined-sections.tsx';
import { text } from '../customers.text.ts';

interface CustomerDrawerProps {
  openId: number | undefined;
  onClose: () => void;
  orders: (customerId: number) => ReactNode;
}

/** The open customer's details, over the list. */
export function CustomerDrawer({ openId, onClose, orders }: CustomerDrawerProps) {
  const { can } = useCurrentStore();
  const id = useLastOpen(openId);
  const query = useCustomer(id);
  return (
    <DetailDrawer
      id={id}
      opened={openId !== undefined}
      onClose={onClose}
      what="customer"
      title={uiText.customer}
      query={query}
    >
      {(customer) => ({
        title: calledOf(customer),
        badge: customer.blocked ? <StatusBadge tone="cancelled">{text.blocked}</StatusBadge> : null,
        subtitle: customer.orders === 0 ? text.drawer.noCompletedOrders : null,
        footer: (
          <>
            {can('settings:write') ? <BlockActions customer={customer} /> : null}
            <LinkButton
              variant="default"
              to="/dashboard/customers/$customerId"
              params={{ customerId: String(customer.id) }}
            >
              {text.page.openPage}
            </LinkButton>
          </>
        ),
        children: (
          <LinedSections>
            <BlockNotice customer={customer} />
            <NotesSection customer={customer} called={calledOf(customer)} />
            <CustomerFacts customer={customer} />
            <ConsentSection customer={customer} called={calledOf(customer)} />
            {orders(customer.id)}
            {can('customers:write') ? (
              <EraseSection customer={customer} called={calledOf(customer)} onErased={onClose} />
            ) : null}
          </LinedSections>
        ),
      })}
    </DetailDrawer>
  );
}

/** Returns a customer's name, or their phone number if the name is empty. */
function calledOf({ name, phoneNumber }: Customer): string {
  return name === '' ? phoneNumber : name;
}
