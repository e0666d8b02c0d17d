import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './text-link.module.css';

export interface TextAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside text that loads its page anew. Within the portal use `TextLink`. */
export function TextAnchor({ children, className: _own, ...props }: TextAnchorProps) {
  return (
    <a {...props} className={classes.link}>
      {children}
    </a>
  );
}
