import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './button.module.css';

export interface ButtonLook {
  variant?: 'filled' | 'default' | 'subtle' | undefined;
  color?: 'teal' | 'red' | undefined;
  size?: 'xs' | 'sm' | 'md' | undefined;
  fullWidth?: boolean | undefined;
  /** An icon before the label. */
  leftSection?: ReactNode;
}

type Props<Attributes, Element> = ButtonLook &
  Omit<Attributes, keyof ButtonLook> & { ref?: Ref<Element> };

export type ButtonProps = Props<ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>;

/** A lightweight button for screens without Mantine. It looks like Mantine's. */
export function Button({ children, ...props }: ButtonProps) {
  const { icon, ...attributes } = toAttributes(props);
  return (
    <button type="button" {...attributes}>
      <Inner icon={icon}>{children}</Inner>
    </button>
  );
}

export type ButtonAnchorProps = Props<AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>;

/** A link that looks like `Button`. */
export function ButtonAnchor({ children, ...props }: ButtonAnchorProps) {
  const { icon, ...attributes } = toAttributes(props);
  return (
    <a {...attributes}>
      <Inner icon={icon}>{children}</Inner>
    </a>
  );
}

function toAttributes<Rest extends ButtonLook & { className?: string | undefined }>(props: Rest) {
  const { variant = 'filled', color = 'teal', size = 'sm', fullWidth = false, ...rest } = props;
  const { leftSection: icon, className = '', ...attributes } = rest;
  return {
    ...attributes,
    icon,
    className: `${classes.button} ${className}`,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-full': fullWidth || undefined,
    'data-icon': icon ? true : undefined,
  };
}

function Inner({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.inner}>
      {icon ? <span className={classes.icon}>{icon}</span> : null}
      <span className={classes.words}>{children}</span>
    </span>
  );
}
