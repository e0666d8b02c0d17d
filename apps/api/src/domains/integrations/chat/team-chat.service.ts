import type { TeamChat, TeamChatRequest } from '@counter/contract/integrations';
import { refusedField } from '../../../platform/kernel/problem.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Work } from '../../../platform/events/work.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { changeSettings, findSettingVersion, noteSettingChange } from '../../settings/index.ts';
import { maskAddress, openAddress, sealAddress, serviceAt } from './chat-address.ts';
import {
  deleteChat,
  findChat,
  saveChat,
  updateChat,
  type ChatRow,
} from './team-chat.repository.ts';

type Parts = Pick<Platform, 'vault' | 'poster'>;

/** Returns the store's channel, with a masked address, and its events. */
export async function readTeamChat(
  { vault }: Pick<Parts, 'vault'>,
  db: Db | Tx,
  scope: StoreScope,
): Promise<TeamChat> {
  const row = await findChat(db, scope);
  return {
    service: row?.service ?? null,
    address: row ? maskAddress(openAddress(vault, row)) : '',
    kinds: [...(row?.kinds ?? [])],
    turnedOffAt: row?.turnedOffAt?.toISOString() ?? null,
    lastSentAt: row?.lastSentAt?.toISOString() ?? null,
    failure: row?.failure ?? null,
    ...(await findSettingVersion(db, scope, 'chat')),
  };
}

type Wanted = Pick<TeamChatRequest, 'address' | 'kinds' | 'olVersion'>;

/**
 * Connects a channel or changes its events. Entering an address turns the chat back on.
 * @throws ProblemError INVALID_FIELDS on `address`, CHANGED_MEANWHILE
 */
export async function saveTeamChat(
  parts: Parts,
  work: Work,
  { address, kinds, olVersion }: Wanted,
): Promise<TeamChat> {
  const { tx, scope, at } = work;
  const { vault } = parts;
  const stored = await findChat(tx, scope);
  const service = address === '' ? stored?.service : checkAddress(parts, address);
  if (!service) throw refusedField('address', 'Paste the address of the channel.');
  const before = factsOf(parts, stored);
  const isOther = address !== '' && !(stored && openAddress(vault, stored) === address);
  const mask = maskAddress(address);
  const shown = address === '' ? before.address : mask;
  const after = {
    service,
    // Two addresses may have the same mask.
    address: isOther && mask === before.address ? `${mask} (another)` : shown,
    kinds,
    sends: address !== '' || before.sends,
  };
  await changeSettings(work, {
    part: 'chat',
    olVersion,
    read: async () => before,
    after,
    write: async () => {
      work.emit({ kind: 'integrations.changed' });
      if (address === '') return updateChat(tx, scope, { kinds });
      const sealed = sealAddress(vault, scope.storeId, address);
      return saveChat(tx, scope, { service, address: sealed, kinds, connectedAt: at });
    },
  });
  return readTeamChat(parts, tx, scope);
}

/** Disconnects the channel and deletes its address. */
export async function removeTeamChat(parts: Parts, work: Work): Promise<TeamChat> {
  const { tx, scope } = work;
  const stored = await findChat(tx, scope);
  if (stored) {
    await deleteChat(tx, scope);
    await recordChange(work, { before: factsOf(parts, stored), after: factsOf(parts, undefined) });
  }
  return readTeamChat(parts, tx, scope);
}

/** Records a change of the chat that no form made, and announces it to open screens. */
export async function recordChange(
  work: Work,
  change: { readonly before: object; readonly after: object },
): Promise<void> {
  const { storeId, storeName } = work.scope;
  await noteSettingChange(work, 'chat');
  work.emit({ kind: 'integrations.changed' });
  const entry = { action: 'settings.chat', entity: 'store', entityId: storeId } as const;
  work.audit({ ...entry, subject: storeName, ...change });
}

function checkAddress({ poster }: Parts, address: string) {
  const service = serviceAt(poster, address);
  const refusal = poster.refuses(address);
  if (service && refusal === undefined) return service;
  throw refusedField(
    'address',
    service
      ? (refusal ?? '')
      : 'Use the address of an incoming webhook of Slack (https://hooks.slack.com/…) or of a Teams workflow.',
  );
}

function factsOf({ vault }: Pick<Parts, 'vault'>, row: ChatRow | undefined) {
  return {
    service: row?.service ?? null,
    address: row ? maskAddress(openAddress(vault, row)) : '',
    kinds: row?.kinds ?? [],
    sends: row ? row.turnedOffAt === null : false,
  };
}
