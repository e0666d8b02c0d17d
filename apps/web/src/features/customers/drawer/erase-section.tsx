import type { Customer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/problem.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../customers.module.css';
import { useEraseCustomer } from '../customers.queries.ts';

interface EraseSectionProps {
  customer: Customer;
  called: string;
  onErased: () => void;
}

/** Forgets a customer who asks for that, after saying what goes and what stays. */
export function EraseSection({ customer, called, onErased }: EraseSectionProps) {
  const [asking, setAsking] = useState(false);
  const erase = useEraseCustomer();
  function confirm(): void {
    erase.mutate(customer.id, {
      onSuccess: () => {
        toastSuccess('The customer is erased.');
        onErased();
      },
    });
  }
  function close(): void {
    setAsking(false);
    erase.reset();
  }
  return (
    <section aria-label="Privacy">
      <div className={classes.head}>
        <h3 className={classes.heading}>Privacy</h3>
        <Button variant="default" onClick={() => setAsking(true)}>
          Erase customer
        </Button>
      </div>
      <p className={classes.quiet}>For customers who ask you to forget them.</p>
      <ConfirmDialog
        opened={asking}
        title={`Erase ${called}?`}
        confirmLabel="Erase customer"
        danger
        busy={erase.isPending}
        onConfirm={confirm}
        onClose={close}
      >
        <WhatGoes isBlocked={customer.blocked !== null} />
        {erase.error ? <Notice tone="danger">{explainFailure(erase.error)}</Notice> : null}
      </ConfirmDialog>
    </section>
  );
}

function WhatGoes({ isBlocked }: { isBlocked: boolean }) {
  const { name } = useCurrentStore();
  return (
    <div className={classes.consequences}>
      <p>
        Name, phone number, addresses, notes, instructions and inquiries go, everywhere in {name}.
        Nobody can bring them back.
      </p>
      <p>
        Orders and amounts stay for the books, as those of an “Erased customer”. Reviews stay
        without their author. A STOP goes on being obeyed.
      </p>
      {isBlocked ? (
        <p>Their block ends with it: from the same number they can order again.</p>
      ) : null}
    </div>
  );
}
