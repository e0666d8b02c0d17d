import type { ReactNode } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps {
  /** Names the action. Also shown on hover. */
  label: string;
  onClick?: () => void;
  tone?: 'quiet' | 'outlined';
  /** A small count at the corner; hidden for 0. */
  badge?: number;
  /** For buttons that open something. */
  expanded?: boolean;
  pressed?: boolean;
  disabled?: boolean;
  /** A 20-pixel icon. */
  children: ReactNode;
}

/** A button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, onClick, tone = 'quiet', badge = 0, expanded, pressed, children } = props;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={badge > 0 ? `${label} (${badge})` : label}
      aria-expanded={expanded}
      aria-pressed={pressed}
      disabled={props.disabled ?? false}
      title={label}
      onClick={onClick}
      data-tone={tone}
      data-badge={badge > 0 ? shorten(badge) : undefined}
    >
      {children}
    </button>
  );
}

function shorten(count: number) {
  return count > 99 ? '99+' : String(count);
}
