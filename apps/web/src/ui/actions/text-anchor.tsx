import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './text-link.module.css';

export interface TextAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in text that loads a new page. Use `TextLink` within the portal. */
export function TextAnchor({ children, className: _own, ...props }: TextAnchorProps) {
  return (
    <a {...props} className={classes.link}>
      {children}
    </a>
  );
}
