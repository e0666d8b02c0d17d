import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { pauseLengths } from '@counter/contract/store';
import { useNavigate } from '@tanstack/react-router';
import { signOut } from '../../features/auth/sign-out.ts';
import { mayAddBusiness } from '../../features/store/businesses/may-add-business.ts';
import { hubLink, hubState } from '../../features/store/businesses/hub-link.ts';
import { hubScreens } from '../../features/store/businesses/hub/hub-screens.ts';
import { useEndSpellWithToasts } from '../../features/store/spells/use-end-spell.ts';
import { findCommands, orderNumberIn, type Command } from './commands.ts';
import { places } from './places.ts';
import { useShell } from './shell-state.tsx';
import { useNavigation } from './use-navigation.ts';
import { useSwitchStore } from './use-switch-store.ts';

/** What the palette offers for what was typed. */
export function useCommands(query: string): Command[] {
  const screens = useScreens();
  const within = usePlaces();
  const parts = useHubCommands();
  const stores = useOtherStores();
  const spells = useSpellCommands();
  const menu = useMenuCommands();
  const businesses = useBusinessCommands();
  const person = usePersonal();
  const order = useOrder(query);
  const known = [
    ...screens,
    ...spells,
    ...menu,
    ...parts,
    ...within,
    ...stores,
    ...businesses,
    ...person,
  ];
  return [...order, ...findCommands(known, query)];
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
  return useNavigation().map(({ label, keys, link }) => ({
    id: `go ${label}`,
    label,
    group: 'Go to',
    keys,
    run: () => void navigate(link),
  }));
}

function usePlaces(): Command[] {
  const { store } = useShell();
  const navigate = useNavigate();
  return places
    .filter(({ permission }) => store?.can(permission))
    .map(({ label, group, words, link }) => ({
      id: `go ${group} ${label}`,
      label,
      group,
      words,
      run: () => void navigate(link),
    }));
}

/** Screens of the hub that no entry of the menu leads to. */
const onlyInHub = new Set(['Expense', 'Sale', 'Employee', 'Rider', 'Supplier']);

function useHubCommands(): Command[] {
  const { store } = useShell();
  const navigate = useNavigate();
  if (!store) return [];
  const { storeId: id, storeUrl, can } = store;
  return hubScreens
    .filter(({ label, permission }) => onlyInHub.has(label) && (!permission || can(permission)))
    .map(({ label, about, to }) => ({
      id: `go ${label}`,
      label,
      group: 'My Business',
      words: about,
      run: () => void navigate({ to, params: { storeUrl }, state: hubState({ id, storeUrl }) }),
    }));
}

function useMenuCommands(): Command[] {
  const { store } = useShell();
  const navigate = useNavigate();
  const off = {
    id: 'off the menu',
    label: 'What is off the menu',
    group: 'Menu',
    words: 'products unavailable sold out',
    run: () => void navigate({ to: '/dashboard/products', search: { status: 'notAvailable' } }),
  };
  const categories = {
    id: 'categories',
    label: 'Manage categories',
    group: 'Menu',
    words: 'order sections',
    run: () => void navigate({ to: '/dashboard/products', search: { dialog: 'categories' } }),
  };
  if (!store) return [];
  const deals = {
    id: 'deals',
    label: 'Deals',
    group: 'Menu',
    words: 'offers discounts boxes bundles',
    run: () =>
      void navigate({
        to: '/dashboard/business/$storeUrl/deals',
        params: { storeUrl: store.storeUrl },
      }),
  };
  return store.can('menu:write') ? [off, deals, categories] : [off, deals];
}

function useSpellCommands(): Command[] {
  const { store, stores } = useShell();
  const navigate = useNavigate();
  const pause = useEndSpellWithToasts('PAUSE');
  const busy = useEndSpellWithToasts('BUSY');
  const state = stores.find(({ id }) => id === store?.storeId)?.opening.state;
  if (!store?.can('store:open')) return [];
  const group = 'Store';
  const ends = [
    { id: 'end pause', label: 'Open again', group, words: 'pause end', run: pause.end },
    { id: 'end busy', label: 'Not busy any more', group, words: 'end promise', run: busy.end },
  ].filter(({ id }) => (id === 'end pause' ? state === 'PAUSED' : state === 'BUSY'));
  const pauses = pauseLengths.map((minutes) => ({
    id: `pause ${minutes}`,
    label: `Pause ${minutes} minutes`,
    group,
    words: 'stop close orders',
    run: () => void navigate({ to: '/dashboard/app', search: { dialog: 'pause', minutes } }),
  }));
  const later = {
    id: 'busy',
    label: 'Busy: promise later',
    group,
    words: 'minutes preparation slow',
    run: () => void navigate({ to: '/dashboard/app', search: { dialog: 'busy' } }),
  };
  return [...ends, ...pauses, later];
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

function useBusinessCommands(): Command[] {
  const { stores } = useShell();
  const navigate = useNavigate();
  const hubs = stores.map((business) => ({
    id: `manage ${business.id}`,
    label: `Manage ${business.name}, ${business.branchName}`,
    group: 'My Business',
    words: 'hub store',
    run: () => void navigate(hubLink(business)),
  }));
  const add = {
    id: 'add business',
    label: 'Add New Business',
    group: 'My Business',
    words: 'store branch register',
    run: () => void navigate({ to: '/dashboard/my-business', search: { add: true } }),
  };
  return mayAddBusiness(stores) ? [...hubs, add] : hubs;
}

function usePersonal(): Command[] {
  const { open } = useShell();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const next = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'profile',
      label: 'My Profile',
      group: 'Account',
      words: 'name phone e-mail password second factor sessions dates language',
      run: () => void navigate({ to: '/dashboard/myprofile' }),
    },
    {
      id: 'referral',
      label: 'Referral',
      group: 'Account',
      words: 'link bring earn reward commission invite',
      run: () => void navigate({ to: '/dashboard/referral' }),
    },
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
