import { Button } from '../actions/button.tsx';
import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './form.module.css';
import { keepFocus, PendingButton } from '../feedback/pending-button.tsx';

export interface FormProps {
  label?: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Fields under each other. Our own messages replace the browser's bubbles. */
export function Form({ label, onSubmit, children }: FormProps) {
  return (
    <form noValidate aria-label={label} className={classes.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** A failure of the whole form, announced when it appears. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className={classes.alert}>
      {children ? <p className={classes.error}>{children}</p> : null}
    </div>
  );
}

/** The form's buttons: in a row at its end, under each other on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

export interface SubmitButtonProps {
  busy: boolean;
  danger?: boolean;
  fullWidth?: boolean;
  /** The verb: "Save changes". */
  children: ReactNode;
}

/** Sends the form; shows progress and cannot be pressed twice. */
export function SubmitButton(props: SubmitButtonProps) {
  const { busy, danger = false, fullWidth = false, children } = props;
  return (
    <PendingButton type="submit" busy={busy} color={danger ? 'red' : 'teal'} fullWidth={fullWidth}>
      {children}
    </PendingButton>
  );
}

export interface CancelButtonProps {
  onClick: () => void;
  /** "Cancel", or what becomes of the changes: "Discard". */
  children: ReactNode;
}

/** Leaves the form without sending it. */
export function CancelButton({ onClick, children }: CancelButtonProps) {
  return (
    <Button variant="default" onClick={onClick} {...keepFocus}>
      {children}
    </Button>
  );
}
