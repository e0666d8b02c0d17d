import type { KeyScope } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '../../../lib/sentence.ts';

/** Sentences about API keys. */
export const text = {
  apiKeys: 'API keys',
  aboutStore: 'Connect a POS system or another program to this store.',
  aboutAll: 'Keys of consumer apps, and those that owners made for their stores.',
  makeKey: 'Create key',
  newKey: 'New API key',
  makeQuestion: (name: string) => `Create an API key for ${name}?`,
  noKeys: 'No API keys yet',
  noKeysWhy: 'Create one for each system that connects to Counter.',
  notLoaded: "We couldn't load the API keys",
  unsaved: 'The key is not created yet.',
  nameHelp: 'The system that will use it, such as Food hub.',
  scopes: 'Access',
  scopeLabels: {
    'orders:send': 'Send orders',
    'menu:read': 'Read stores and menus',
  } satisfies Record<KeyScope, string>,
  stores: 'Stores',
  storesHelp:
    'Web store names with commas between, such as cedar-kitchen. Leave blank for all stores.',
  allStores: 'All stores',
  ended: 'Ended',
  inUse: 'Active',
  madeBy: (name: string | null, ago: ReactNode) =>
    name === null ? rich`Created ${ago}` : rich`Created by ${name} ${ago}`,
  lastUsed: (ago: ReactNode) => rich`Last used ${ago}`,
  neverUsed: 'Never used',
  endedAgo: (ago: ReactNode) => rich`Ended ${ago}`,
  oldWorksUntil: (until: ReactNode) => rich`The old key works until ${until}.`,
  actionsFor: (name: string) => `Actions for ${name}`,
  rotateItem: 'Rotate…',
  endItem: 'End…',
  rotate: 'Rotate key',
  rotateTitle: (name: string) => `New key for ${name}`,
  rotateQuestion: (name: string) => `Rotate the key of ${name}?`,
  rotateWhy: 'You get a new key. Enter it in the other system before the old one ends.',
  overlap: 'The old key ends',
  end: 'End key',
  endTitle: (name: string) => `End the key of ${name}?`,
  endWhy: "Calls with it are refused at once. You can't undo this.",
  endedToast: (name: string) => `The key of ${name} has ended`,
  copyTitle: (name: string) => `Key of ${name}`,
  copyNow: "Copy the key now. We can't show it again.",
  theKey: 'API key',
  copy: 'Copy key',
  copied: 'Key copied',
  done: 'Done',
};
