import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';
import { text } from './ui.text.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog; on phones it slides in from the bottom. The browser traps the focus and closes it on Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button also close it
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-modal="true"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // A press on the backdrop targets the dialog element itself.
        if (target === currentTarget) onClose();
      }}
    >
      <div className={classes.content}>
        <header className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={text.close} onClick={onClose}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
