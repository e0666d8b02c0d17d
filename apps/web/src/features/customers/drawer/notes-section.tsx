import type { Customer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from '../customers.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { text as sentences } from '../customers.text.ts';

interface SectionProps {
  customer: Customer;
  called: string;
}

/** Shows the notes on a customer. */
export function NotesSection({ customer, called }: SectionProps) {
  const { can } = useCurrentStore();
  const [editing, setEditing] = useState(false);
  const { text, changedBy, changedAt } = customer.notes;
  return (
    <section aria-label={sentences.drawer.notes}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{sentences.drawer.notes}</h3>
        {can('customers:write') ? (
          <Button variant="default" onClick={() => setEditing(true)}>
            {text === '' ? sentences.drawer.addNotes : sentences.drawer.editNotes}
          </Button>
        ) : null}
      </div>
      <p className={text === '' ? classes.quiet : classes.notes}>
        {text === '' ? sentences.drawer.noNotesHelp : text}
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
