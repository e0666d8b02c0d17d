import { chooseColorScheme, useColorScheme } from '../../../lib/device/color-scheme.ts';
import { pauseLengths } from '@counter/contract/store';
import { useNavigate } from '@tanstack/react-router';
import { anchorOf, settingsToFind } from '../../../features/settings/find/settings-to-find.ts';
import { signOut } from '../../../features/auth/sign-out.ts';
import { mayAddBusiness } from '../../../features/store/businesses/may-add-business.ts';
import { hubLink, hubState } from '../../../features/store/businesses/hub-link.ts';
import { hubScreens, type HubScreen } from '../../../features/store/businesses/hub/hub-screens.ts';
import { findCommands, orderNumberIn, type Command, type FoundCommands } from './commands.ts';
import type { EndOverride } from '../end-overrides.tsx';
import { placesToFind } from './places-to-find.ts';
import { useShell } from '../shell-state.tsx';
import { useNavigationEntries } from '../navigation/use-navigation.ts';
import { useSwitchStore } from '../stores/use-switch-store.ts';
import { accountText } from '../account/account.text.ts';
import { text } from '../shell.text.ts';
import { commandsText, placeWords, screenWords } from './commands.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Returns the palette's commands for a query. */
export function useCommands(query: string, endOverride: EndOverride): FoundCommands {
  const screens = useScreens();
  const within = usePlaces();
  const settings = useSettings(query);
  const parts = useHubCommands();
  const stores = useOtherStores();
  const overrides = useOverrideCommands(endOverride);
  const menu = useMenuCommands();
  const businesses = useBusinessCommands();
  const person = usePersonal();
  const order = useOrder(query);
  const known = [
    ...screens,
    ...overrides,
    ...menu,
    ...parts,
    ...within,
    ...settings,
    ...stores,
    ...businesses,
    ...person,
  ];
  const { commands, nearly } = findCommands(known, query);
  return { commands: [...order, ...commands], nearly: nearly && order.length === 0 };
}

function useOrder(query: string): Command[] {
  const navigate = useNavigate();
  const { store } = useShell();
  const orderNumber = orderNumberIn(query);
  if (orderNumber === undefined || store?.waiting) return [];
  return [
    {
      id: `order ${orderNumber}`,
      label: commandsText.openOrder(orderNumber),
      group: uiText.orders,
      run: () => void navigate({ to: '/dashboard/orders/$orderNumber', params: { orderNumber } }),
    },
  ];
}

function useScreens(): Command[] {
  const navigate = useNavigate();
  return useNavigationEntries().map(({ label, keys, link }) => ({
    id: `go ${label}`,
    label,
    group: '',
    words: `${commandsText.goToGroup} ${screenWords[link.to] ?? ''}`,
    keys,
    run: () => void navigate(link),
  }));
}

function usePlaces(): Command[] {
  const { store } = useShell();
  const navigate = useNavigate();
  return placesToFind
    .filter((place) => store?.opens(place))
    .map(({ label, group, link }) => ({
      id: `go ${group} ${label}`,
      label,
      group,
      words: placeWords[String(link.to)] ?? '',
      run: () => void navigate(link),
    }));
}

/** The sections of the settings. Without a query, the settings screens are enough. */
function useSettings(query: string): Command[] {
  const { store } = useShell();
  const navigate = useNavigate();
  if (query.trim() === '') return [];
  const screens = new Set(placesToFind.map(({ label }) => label.toLowerCase()));
  return settingsToFind
    .filter((setting) => store?.opens(setting) && !screens.has(setting.title.toLowerCase()))
    .map(({ title, words, to }) => ({
      id: `setting ${to} ${title}`,
      label: title,
      group: text.settings,
      words,
      run: () => void navigate({ to, hash: anchorOf(title) }),
    }));
}

/** Hub screens that have a menu entry. */
const inMenu = new Set<HubScreen['to']>([
  '/dashboard/business/$storeUrl/orders',
  '/dashboard/business/$storeUrl/products',
  '/dashboard/business/$storeUrl/deals',
]);

function useHubCommands(): Command[] {
  const { store } = useShell();
  const navigate = useNavigate();
  if (!store) return [];
  const { storeId: id, storeUrl, opens } = store;
  return hubScreens
    .filter((screen) => !inMenu.has(screen.to) && opens(screen))
    .map(({ label, about, to, search = {} }) => ({
      id: `go ${label}`,
      label,
      group: text.myBusiness,
      words: about,
      run: () =>
        void navigate({ to, params: { storeUrl }, search, state: hubState({ id, storeUrl }) }),
    }));
}

function useMenuCommands(): Command[] {
  const { store } = useShell();
  const navigate = useNavigate();
  const off = {
    id: 'off the menu',
    label: commandsText.unavailableItems,
    group: text.menu,
    words: commandsText.unavailableWords,
    run: () => void navigate({ to: '/dashboard/products', search: { status: 'notAvailable' } }),
  };
  const categories = {
    id: 'categories',
    label: commandsText.manageCategories,
    group: text.menu,
    words: commandsText.categoriesWords,
    run: () => void navigate({ to: '/dashboard/products', search: { dialog: 'categories' } }),
  };
  if (!store) return [];
  const deals = {
    id: 'deals',
    label: uiText.deals,
    group: text.menu,
    words: commandsText.dealsWords,
    run: () =>
      void navigate({
        to: '/dashboard/business/$storeUrl/deals',
        params: { storeUrl: store.storeUrl },
      }),
  };
  return store.can('menu:write') ? [off, deals, categories] : [off, deals];
}

function useOverrideCommands(endOverride: EndOverride): Command[] {
  const { store, stores } = useShell();
  const navigate = useNavigate();
  const state = stores.find(({ id }) => id === store?.storeId)?.opening.state;
  if (!store?.can('store:open')) return [];
  const group = text.store;
  const ends = [
    {
      id: 'end pause',
      label: commandsText.reopen,
      group,
      words: commandsText.reopenWords,
      run: () => endOverride('PAUSE'),
    },
    {
      id: 'end busy',
      label: commandsText.endBusy,
      group,
      words: commandsText.endBusyWords,
      run: () => endOverride('BUSY'),
    },
  ].filter(({ id }) => (id === 'end pause' ? state === 'PAUSED' : state === 'BUSY'));
  const pauses = pauseLengths.map((minutes) => ({
    id: `pause ${minutes}`,
    label: commandsText.pauseMinutes(minutes),
    group,
    words: commandsText.pauseWords,
    run: () => void navigate({ to: '/dashboard/app', search: { dialog: 'pause', minutes } }),
  }));
  const later = {
    id: 'busy',
    label: commandsText.busyAddPrepTime,
    group,
    words: commandsText.busyWords,
    run: () => void navigate({ to: '/dashboard/app', search: { dialog: 'busy' } }),
  };
  return [...ends, ...pauses, later];
}

function useOtherStores(): Command[] {
  const { stores, store } = useShell();
  const switchStore = useSwitchStore();
  return stores
    .filter(({ id }) => id !== store?.storeId)
    .map((business) => ({
      id: `store ${business.id}`,
      label: commandsText.switchTo(business.name, business.branchName),
      group: text.store,
      run: () => switchStore(business),
    }));
}

function useBusinessCommands(): Command[] {
  const { stores } = useShell();
  const navigate = useNavigate();
  const hubs = stores.map((business) => ({
    id: `manage ${business.id}`,
    label: commandsText.manage(business.name, business.branchName),
    group: text.myBusiness,
    words: commandsText.manageWords,
    run: () => void navigate(hubLink(business)),
  }));
  const add = {
    id: 'add business',
    label: commandsText.addNewBusiness,
    group: text.myBusiness,
    words: commandsText.addBusinessWords,
    run: () => void navigate({ to: '/dashboard/my-business', search: { add: true } }),
  };
  return mayAddBusiness(stores) ? [...hubs, add] : hubs;
}

function usePersonal(): Command[] {
  const { open } = useShell();
  const navigate = useNavigate();
  const next = useColorScheme() === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'profile',
      label: accountText.myProfile,
      group: text.account,
      words: commandsText.profileWords,
      run: () => void navigate({ to: '/dashboard/myprofile' }),
    },
    {
      id: 'referral',
      label: accountText.referral,
      group: text.account,
      words: commandsText.referralWords,
      run: () => void navigate({ to: '/dashboard/referral' }),
    },
    {
      id: 'colors',
      label: commandsText.colors(next),
      group: commandsText.view,
      words: commandsText.colorsWords,
      run: () => chooseColorScheme(next),
    },
    {
      id: 'shortcuts',
      label: uiText.keyboardShortcuts,
      group: commandsText.help,
      keys: '?',
      run: () => open('shortcuts'),
    },
    {
      id: 'logout',
      label: accountText.logout,
      group: text.account,
      words: commandsText.logoutWords,
      run: () => void signOut(),
    },
  ];
}
