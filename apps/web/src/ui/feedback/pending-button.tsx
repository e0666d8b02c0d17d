import type { MouseEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/button.tsx';
import classes from './pending-button.module.css';

export interface PendingButtonProps extends Omit<ButtonProps, 'onClick'> {
  busy: boolean;
  /** Disabled because something else is in progress. */
  blocked?: boolean;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A button that shows progress and can't be pressed twice. It keeps its width, text and focus. */
export function PendingButton(props: PendingButtonProps) {
  const { busy, blocked = busy, type = 'button', onClick, children, ...rest } = props;
  return (
    <Button
      {...rest}
      type={type}
      aria-disabled={blocked}
      aria-busy={busy}
      leftSection={busy ? <span className={classes.spinner} aria-hidden /> : rest.leftSection}
      onClick={blocked ? ignore : onClick}
      {...(type === 'submit' ? keepFocus : {})}
    >
      {children}
    </Button>
  );
}

/**
 * For the buttons of a form. Blurring a field validates it, and its error message would move the button away from
 * the pointer before the press is over.
 */
export const keepFocus = { onMouseDown: ignore };

function ignore(event: MouseEvent) {
  event.preventDefault();
}
