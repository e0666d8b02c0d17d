import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './plain-dialog.module.css';

export interface PlainDialogProps {
  title: string;
  /** The message in a sentence or two, announced when the dialog opens. */
  message: ReactNode;
  /** Further content, below the buttons so that they don't move when it loads. */
  children?: ReactNode;
  /** The buttons, the main one last. */
  actions: ReactNode;
  /** Called when Escape is pressed. The dialog stays open until it is unmounted. */
  onCancel: () => void;
}

/** The browser's native dialog, for pages without the dashboard's style sheets. */
export function PlainDialog({ title, message, children, actions, onCancel }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}message`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}message`} className={classes.message}>
        {message}
      </div>
      <div className={classes.actions}>{actions}</div>
      {children}
    </dialog>
  );
}
