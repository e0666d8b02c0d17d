import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DrawerWaiting } from './drawer-waiting.tsx';
import { SideDrawer, type SideDrawerProps } from './side-drawer.tsx';

interface DetailDrawerProps<Data> extends Pick<SideDrawerProps, 'opened' | 'onClose'> {
  /** The id of what is shown, also while it closes; undefined before something was open. */
  id: number | string | undefined;
  /** The subject within a sentence: `charge`. */
  what: string;
  /** The title until the details have come. */
  title: ReactNode;
  query: UseQueryResult<Data>;
  /** Returns the drawer of the details. */
  children: (data: Data) => Omit<SideDrawerProps, 'opened' | 'onClose'>;
}

/** The drawer of something that is read when it is opened. */
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
