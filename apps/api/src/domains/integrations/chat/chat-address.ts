import type { ChatService } from '@counter/contract/integrations';
import { placeOf, type SealedColumns } from '../../../platform/kernel/sealed-columns.ts';
import type { Vault } from '../../../platform/kernel/vault.ts';
import type { Poster } from '../../../platform/clients/outgoing/poster.ts';
import type { ChatRow } from './team-chat.repository.ts';

/** The column with encrypted channel addresses. */
export const sealedChats = {
  table: 'teamChats',
  row: 'storeId',
  places: { address: 'team_chats.address' },
} as const satisfies SealedColumns;

/** Encrypts the address of a store's channel. */
export function sealAddress(vault: Vault, storeId: number, address: string): Buffer {
  return vault.seal(address, placeOf(sealedChats, 'address', storeId));
}

/** Decrypts the address of a channel. */
export function openAddress(vault: Vault, { storeId, address }: ChatRow): string {
  return vault.open(address, placeOf(sealedChats, 'address', storeId));
}

/** Masks an address for display: `hooks.slack.com/…x7Kq`. */
export function maskAddress(address: string): string {
  const host = URL.parse(address)?.host ?? '';
  return `${host}/…${address.slice(-4)}`;
}

const teamsHosts = [
  /\.webhook\.office\.com$/,
  /\.logic\.azure\.com$/,
  // Power Automate workflows since 2025.
  /\.environment\.api\.powerplatform\.com$/,
];

/** Returns the chat service of an address; undefined for any other address. */
export function chatServiceAt(address: string): ChatService | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return undefined;
  if (url.hostname === 'hooks.slack.com') return 'SLACK';
  return teamsHosts.some((host) => host.test(url.hostname)) ? 'TEAMS' : undefined;
}

/**
 * Returns the chat service of an address; undefined for an unknown one. Also accepts a host on a private network that
 * the installation may post to. It is treated as Slack-compatible (Mattermost, Rocket.Chat), or as Teams below
 * `/workflows/`.
 */
export function serviceAt(poster: Poster, address: string): ChatService | undefined {
  const known = chatServiceAt(address);
  if (known || !poster.isOwn(address)) return known;
  return URL.parse(address)?.pathname.startsWith('/workflows/') ? 'TEAMS' : 'SLACK';
}
