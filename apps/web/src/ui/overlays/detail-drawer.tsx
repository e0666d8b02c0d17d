import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DrawerWaiting } from './drawer-waiting.tsx';
import { SideDrawer, type SideDrawerProps } from './side-drawer.tsx';

interface DetailDrawerProps<Data> extends Pick<SideDrawerProps, 'opened' | 'onClose'> {
  /** The id of the shown item, kept while the drawer closes; undefined before it was first open. */
  id: number | string | undefined;
  /** The item in a sentence: `charge`. */
  what: string;
  /** The title until the item has loaded. */
  title: ReactNode;
  query: UseQueryResult<Data>;
  /** Returns the props of the drawer for the loaded item. */
  children: (data: Data) => Omit<SideDrawerProps, 'opened' | 'onClose'>;
}

/** A drawer whose item loads when it opens. */
export function DetailDrawer<Data>(props: DetailDrawerProps<Data>) {
  const { id, opened, onClose, what, title, query, children } = props;
  if (id === undefined) return null;
  const { children: content, ...parts } =
    query.data === undefined
      ? { title, children: <DrawerWaiting what={what} query={query} /> }
      : children(query.data);
  return (
    <SideDrawer key={id} opened={opened} onClose={onClose} {...parts}>
      {content}
    </SideDrawer>
  );
}
