import { TextLink } from '../actions/text-link.tsx';
import type { LinkProps } from '@tanstack/react-router';
import classes from './attention-list.module.css';

/** Something that needs a person: what it is, what happens otherwise, and a link to act. */
export interface AttentionItem {
  key: string;
  title: string;
  detail: string;
  action: string;
  link: LinkProps;
}

/** The items of a feature that need a person. */
export interface Attention {
  items: readonly AttentionItem[];
  /** True until it has loaded. */
  waiting: boolean;
  error: Error | null;
}

/** A list of items that need a person, the most urgent first. */
export function AttentionList({
  label,
  items,
}: {
  label: string;
  items: readonly AttentionItem[];
}) {
  return (
    <ul aria-label={label} className={classes.items}>
      {items.map(({ key, title, detail, action, link }) => (
        <li key={key} className={classes.item}>
          <p className={classes.title}>{title}</p>
          <p className={classes.detail}>
            {detail} <TextLink {...link}>{action}</TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
