import { IconChevronLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './back-link.module.css';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ children, ...props }: Props) {
  return (
    <a {...props} className={classes.back}>
      <IconChevronLeft size={16} aria-hidden />
      {children}
    </a>
  );
}

/** A link from an item back to its list. */
export const BackLink = createLink(Anchor);
