import { Button } from '../actions/button.tsx';
import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './form.module.css';
import { keepFocus, PendingButton } from '../feedback/pending-button.tsx';

export interface FormProps {
  label?: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form with stacked fields. It shows our own messages instead of the browser's. */
export function Form({ label, onSubmit, children }: FormProps) {
  return (
    <form noValidate aria-label={label} className={classes.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** An error of the whole form, announced when it appears. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className={classes.alert}>
      {children ? <p className={classes.error}>{children}</p> : null}
    </div>
  );
}

/** The form's buttons: in a row at the end, stacked on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

export interface SubmitButtonProps {
  busy: boolean;
  danger?: boolean;
  fullWidth?: boolean;
  /** The label, a verb: "Save changes". */
  children: ReactNode;
}

/** Submits the form. It shows progress and can't be pressed twice. */
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
  /** The label: "Cancel" or "Discard". */
  children: ReactNode;
}

/** Leaves the form without submitting it. */
export function CancelButton({ onClick, children }: CancelButtonProps) {
  return (
    <Button variant="default" onClick={onClick} {...keepFocus}>
      {children}
    </Button>
  );
}
