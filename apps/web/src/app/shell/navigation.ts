import { IconHome, IconReceipt, type Icon } from '@tabler/icons-react';
import { linkOptions, type LinkProps } from '@tanstack/react-router';

export interface NavigationEntry {
  label: string;
  icon: Icon;
  link: LinkProps;
  /** Where it leads, as far as the address tells that one is there. */
  path: string;
  /** The keys that go there, such as 'g h'. */
  keys: string;
}

/** The menu, in its order. A screen appears in it, in the palette and among the shortcuts by a line here. */
export const navigation: readonly NavigationEntry[] = [
  {
    label: 'Home',
    icon: IconHome,
    link: linkOptions({ to: '/dashboard/app' }),
    path: '/dashboard/app',
    keys: 'g h',
  },
  {
    label: 'Orders',
    icon: IconReceipt,
    link: linkOptions({ to: '/dashboard/orders' }),
    path: '/dashboard/orders',
    keys: 'g o',
  },
];
