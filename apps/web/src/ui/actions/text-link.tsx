import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './text-link.module.css';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ children, ...props }: Props) {
  return (
    <a {...props} className={classes.link}>
      {children}
    </a>
  );
}

/** A link inside text: takes the router's `to`, `params` and `search`, checked by the compiler. */
export const TextLink = createLink(Anchor);
