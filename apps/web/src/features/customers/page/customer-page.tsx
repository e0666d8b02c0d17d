import type { Customer } from '@counter/contract/customers';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { useCustomer } from '../customers.queries.ts';
import { text } from '../customers.text.ts';
import { BlockActions, BlockNotice } from '../drawer/block-actions.tsx';
import { ConsentSection } from '../drawer/consent-section.tsx';
import { CustomerFacts } from '../drawer/customer-facts.tsx';
import { EraseSection } from '../drawer/erase-section.tsx';
import { NotesSection } from '../drawer/notes-section.tsx';
import classes from './customer-page.module.css';

interface CustomerPageProps {
  customerId: number;
  /** The customer's orders and favorites. */
  orders: ReactNode;
  /** Panels of other features. */
  children: ReactNode;
}

/** A page about one customer: their orders, reviews, messages and the team's notes. */
export function CustomerPage({ customerId, orders, children }: CustomerPageProps) {
  const query = useCustomer(customerId);
  const back = <BackArrow to="/dashboard/customers" label={text.page.backToCustomers} />;
  if (!query.data) {
    return (
      <Page>
        <PageHeader title={uiText.customer} back={back} />
        <Panel>
          <DrawerWaiting what="customer" query={query} />
        </Panel>
      </Page>
    );
  }
  const customer = query.data;
  return (
    <Page>
      <Header customer={customer} back={back} />
      <BlockNotice customer={customer} />
      <div className={classes.columns}>
        <Aside customer={customer} />
        <div className={classes.column}>
          <Panel title={text.page.orders}>
            <div className={classes.sections}>
              {orders}
              {customer.orders === 0 ? (
                <p className={classes.quiet}>{text.drawer.noCompletedOrders}</p>
              ) : null}
            </div>
          </Panel>
          {children}
        </div>
        <Privacy customer={customer} />
      </div>
    </Page>
  );
}

function Header({ customer, back }: { customer: Customer; back: ReactNode }) {
  const { can } = useCurrentStore();
  return (
    <PageHeader
      title={calledOf(customer)}
      back={back}
      description={
        customer.blocked ? <StatusBadge tone="cancelled">{text.blocked}</StatusBadge> : null
      }
      actions={can('settings:write') ? <BlockActions customer={customer} /> : null}
    />
  );
}

function Aside({ customer }: { customer: Customer }) {
  const called = calledOf(customer);
  return (
    <div className={classes.aside}>
      <Panel title={text.page.atAGlance}>
        <CustomerFacts customer={customer} />
      </Panel>
      <Panel>
        <NotesSection customer={customer} called={called} />
      </Panel>
      <Panel>
        <ConsentSection customer={customer} called={called} />
      </Panel>
    </div>
  );
}

/** Comes last; with two columns, below the facts. */
function Privacy({ customer }: { customer: Customer }) {
  const { can } = useCurrentStore();
  const navigate = useNavigate();
  if (!can('customers:write')) return null;
  return (
    <div className={classes.privacy}>
      <Panel>
        <EraseSection
          customer={customer}
          called={calledOf(customer)}
          onErased={() => void navigate({ to: '/dashboard/customers' })}
        />
      </Panel>
    </div>
  );
}

/** Returns a customer's name, or their phone number if the name is empty. */
function calledOf({ name, phoneNumber }: Customer): string {
  return name === '' ? phoneNumber : name;
}
