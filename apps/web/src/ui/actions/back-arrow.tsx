import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './back-arrow.module.css';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  ref?: Ref<HTMLAnchorElement>;
  /** Names the destination: "Back to Manage Business". */
  label: string;
}

function Arrow({ label, ...props }: Props) {
  return (
    <a {...props} className={classes.back} aria-label={label} title={label} data-print="omit">
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
    </a>
  );
}

/** A back arrow before a screen's title, linking to its parent screen. */
export const BackArrow = createLink(Arrow);
