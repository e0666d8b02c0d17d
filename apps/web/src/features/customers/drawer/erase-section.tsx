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
import { text } from '../customers.text.ts';

interface EraseSectionProps {
  customer: Customer;
  called: string;
  onErased: () => void;
}

/** Erases a customer on their request, after listing what is deleted and what stays. */
export function EraseSection({ customer, called, onErased }: EraseSectionProps) {
  const [confirming, setConfirming] = useState(false);
  const erase = useEraseCustomer();
  function confirm(): void {
    erase.mutate(customer.id, {
      onSuccess: () => {
        toastSuccess(text.drawer.erasedToast);
        onErased();
      },
    });
  }
  function close(): void {
    setConfirming(false);
    erase.reset();
  }
  return (
    <section aria-label={text.drawer.privacy}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{text.drawer.privacy}</h3>
        <Button variant="default" onClick={() => setConfirming(true)}>
          {text.drawer.eraseCustomer}
        </Button>
      </div>
      <p className={classes.quiet}>{text.drawer.eraseHelp}</p>
      <ConfirmDialog
        opened={confirming}
        title={text.drawer.eraseTitle(called)}
        confirmLabel={text.drawer.eraseCustomer}
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
      <p>{text.drawer.eraseWarning(name)}</p>
      <p>{text.drawer.eraseKeepsHint}</p>
      {isBlocked ? <p>{text.drawer.eraseUnblocksHint}</p> : null}
    </div>
  );
}
