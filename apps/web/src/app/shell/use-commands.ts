import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { signOut } from '../../features/auth/sign-out.ts';
import { findCommands, orderNumberIn, type Command } from './commands.ts';
import { navigation } from './navigation.ts';
import { useShell } from './shell-state.tsx';
import { useSwitchStore } from './use-switch-store.ts';

/** What the palette offers for what was typed. */
export function useCommands(query: string): Command[] {
  const screens = useScreens();
  const stores = useOtherStores();
  const person = usePersonal();
  const order = useOrder(query);
  return [...order, ...findCommands([...screens, ...stores, ...person], query)];
}

function useOrder(query: string): Command[] {
  const navigate = useNavigate();
  const orderNumber = orderNumberIn(query);
  if (orderNumber === undefined) return [];
  return [
    {
      id: 'order',
      label: `Open order ${orderNumber}`,
      group: 'Orders',
      run: () => void navigate({ to: '/dashboard/orders/$orderNumber', params: { orderNumber } }),
    },
  ];
}

function useScreens(): Command[] {
  const navigate = useNavigate();
  return navigation.map(({ label, keys, link }) => ({
    id: `go ${label}`,
    label,
    group: 'Go to',
    keys,
    run: () => void navigate(link),
  }));
}

function useOtherStores(): Command[] {
  const { stores, store } = useShell();
  const switchStore = useSwitchStore();
  return stores
    .filter(({ id, storeApproved }) => storeApproved && id !== store?.storeId)
    .map((business) => ({
      id: `store ${business.id}`,
      label: `Switch to ${business.name}, ${business.branchName}`,
      group: 'Store',
      run: () => switchStore(business),
    }));
}

function usePersonal(): Command[] {
  const { open } = useShell();
  const { setColorScheme } = useMantineColorScheme();
  const next = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'colours',
      label: `Use ${next} colours`,
      group: 'View',
      words: 'theme mode toggle day night light dark',
      run: () => setColorScheme(next),
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      group: 'Help',
      keys: '?',
      run: () => open('shortcuts'),
    },
    {
      id: 'logout',
      label: 'Logout',
      group: 'Account',
      words: 'log out sign off leave',
      run: () => void signOut(),
    },
  ];
}
