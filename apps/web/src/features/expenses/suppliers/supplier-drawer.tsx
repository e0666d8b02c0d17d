import { dialAddress } from '@counter/browser/dial-address';
import type { Supplier, SupplierDetail } from '@counter/contract/expenses';
import { formatMoney, formatPhone } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DetailDrawer } from '../../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import classes from '../expenses.module.css';
import { countExpenses } from './supplier-columns.tsx';
import { SupplierPrices } from './supplier-prices.tsx';
import { useSupplierRemoval } from './supplier-menu.tsx';
import { useSupplier } from './suppliers.queries.ts';
import { text } from '../expenses.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface SupplierDrawerProps {
  openId: number | undefined;
  onClose: () => void;
  onEdit: (supplier: Supplier) => void;
}

/** The open supplier's details, with the money spent there. */
export function SupplierDrawer({ openId, onClose, onEdit }: SupplierDrawerProps) {
  const { currency, can } = useCurrentStore();
  const id = useLastOpen(openId);
  const query = useSupplier(id);
  return (
    <DetailDrawer
      id={id}
      opened={openId !== undefined}
      onClose={onClose}
      what="supplier"
      title={text.supplier}
      query={query}
    >
      {(supplier) => ({
        title: supplier.name,
        badge: supplier.removed ? (
          <StatusBadge tone="cancelled">{text.suppliers.removed}</StatusBadge>
        ) : null,
        subtitle: `${formatMoney(supplier.spent, currency)} · ${countExpenses(supplier)}`,
        footer: can('expenses:write') ? (
          <Actions supplier={supplier} onEdit={onEdit} onRemoved={onClose} />
        ) : null,
        children: <Content supplier={supplier} />,
      })}
    </DetailDrawer>
  );
}

function Content({ supplier }: { supplier: SupplierDetail }) {
  return (
    <div className={classes.sections}>
      <Facts>
        <Fact name={text.suppliers.supplies}>{supplier.supplies}</Fact>
        <Fact name={text.suppliers.contact}>{supplier.contactPerson}</Fact>
        <Fact name={uiText.phone}>
          {supplier.phone ? (
            <a className={classes.link} href={dialAddress(supplier.phone)}>
              {formatPhone(supplier.phone)}
            </a>
          ) : null}
        </Fact>
        <Fact name={uiText.email}>
          {supplier.email ? (
            <a className={classes.link} href={`mailto:${supplier.email}`}>
              {supplier.email}
            </a>
          ) : null}
        </Fact>
        <Fact name={uiText.address}>{supplier.address}</Fact>
        <Fact name={text.notes}>{supplier.notes}</Fact>
      </Facts>
      <SupplierPrices supplierId={supplier.id} />
      <Expenses supplier={supplier} />
    </div>
  );
}

function Expenses({ supplier }: { supplier: SupplierDetail }) {
  const { currency, storeUrl } = useCurrentStore();
  if (supplier.latest.length === 0) {
    return (
      <section>
        <h3 className={classes.heading}>{text.suppliers.expenses}</h3>
        <p>{text.suppliers.noExpensesHelp}</p>
      </section>
    );
  }
  return (
    <section>
      <h3 className={classes.heading}>{text.suppliers.latestExpenses}</h3>
      <ul className={classes.latest}>
        {supplier.latest.map(({ id, description, amount, expenseDate, expenseType }) => (
          <li key={id} className={classes.latestItem}>
            <span>{description}</span>
            <strong>{formatMoney(amount, currency)}</strong>
            <span className={classes.meta}>
              {formatCalendarDay(expenseDate)} · {expenseType}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.all}>
        <TextLink
          to="/dashboard/business/$storeUrl/expense"
          params={{ storeUrl }}
          search={{ supplier: supplier.id }}
        >
          {text.suppliers.allOf(countExpenses(supplier), supplier.name)}
        </TextLink>
      </p>
    </section>
  );
}

interface ActionsProps {
  supplier: Supplier;
  onEdit: (supplier: Supplier) => void;
  onRemoved: () => void;
}

function Actions({ supplier, onEdit, onRemoved }: ActionsProps) {
  const { remove, restore } = useSupplierRemoval();
  if (supplier.removed) {
    return <Button onClick={() => restore(supplier)}>{text.suppliers.restore}</Button>;
  }
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          onRemoved();
          remove(supplier);
        }}
      >
        {uiText.remove}
      </Button>
      <Button onClick={() => onEdit(supplier)}>{text.edit}</Button>
    </>
  );
}
