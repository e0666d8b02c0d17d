import type { MouseEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/button.tsx';
import classes from './pending-button.module.css';

export interface PendingButtonProps extends Omit<ButtonProps, 'onClick'> {
  busy: boolean;
  /** Something else is under way, so that it cannot be pressed now. */
  blocked?: boolean;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A button that shows its work and cannot be pressed twice; it keeps its width, text and focus. */
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
 * For the buttons of a form. Leaving a field checks it, and its message would move the button from under
 * the pointer before the press is over.
 */
export const keepFocus = { onMouseDown: ignore };

function ignore(event: MouseEvent) {
  event.preventDefault();
}
