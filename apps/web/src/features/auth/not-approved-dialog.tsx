import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './not-approved-dialog.module.css';
import { signOut } from './sign-out.ts';

/** Tells that the store waits for approval. The only way on is to log out. */
export function NotApprovedDialog({ message }: { message: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="not-approved-title"
      aria-describedby="not-approved-message"
      onCancel={(event) => {
        event.preventDefault();
        void signOut();
      }}
    >
      <h2 id="not-approved-title" className={classes.title}>
        Your store is not approved yet
      </h2>
      <p id="not-approved-message" className={classes.message}>
        {message}
      </p>
      <Button className={classes.ok} onClick={() => void signOut()}>
        Ok
      </Button>
    </dialog>
  );
}
