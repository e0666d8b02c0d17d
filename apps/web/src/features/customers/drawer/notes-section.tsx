import type { Customer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from '../customers.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { NotesDialog } from './notes-dialog.tsx';

interface SectionProps {
  customer: Customer;
  called: string;
}

/** What the people of the store have noted of a customer. */
export function NotesSection({ customer, called }: SectionProps) {
  const { can } = useCurrentStore();
  const [editing, setEditing] = useState(false);
  const { text, changedBy, changedAt } = customer.notes;
  return (
    <section aria-label="Notes">
      <div className={classes.head}>
        <h3 className={classes.heading}>Notes</h3>
        {can('customers:write') ? (
          <Button variant="default" onClick={() => setEditing(true)}>
            {text === '' ? 'Add notes' : 'Edit notes'}
          </Button>
        ) : null}
      </div>
      <p className={text === '' ? classes.quiet : classes.notes}>
        {text === '' ? 'Nothing is noted. Customers never see what is.' : text}
      </p>
      {changedAt === null ? null : (
        <p className={classes.meta}>
          {changedBy}, <Instant at={changedAt} />
        </p>
      )}
      {editing ? (
        <NotesDialog customer={customer} called={called} onClose={() => setEditing(false)} />
      ) : null}
    </section>
  );
}
