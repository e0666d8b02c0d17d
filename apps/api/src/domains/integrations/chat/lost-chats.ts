import { letter } from '../../../platform/clients/mail/letter.ts';
import type { KeyLossHandler } from '../../../platform/db/keys/give-up.ts';
import { queueMail } from '../../../platform/messages/mail/queue-mail.ts';
import { findOwners } from '../../store/index.ts';
import { sealedChats } from './chat-address.ts';
import { deleteChats } from './team-chat.repository.ts';

/** Handles channel addresses that can't be decrypted: disconnects the chat, because nothing can be sent. */
export const lostChats: KeyLossHandler = {
  what: 'addresses of team chats',
  consequence: 'These chats are disconnected. Their owners are mailed to paste the address again.',
  table: sealedChats,
  columns: ['address'],
  giveUp: async ({ tx, at }, rows) => {
    const storeIds = rows.map(Number);
    await deleteChats(tx, storeIds);
    for (const owner of await findOwners(tx, storeIds)) {
      const mail = letter(owner, 'Your team chat is disconnected', [
        'We lost the key that protected the address of your channel, so nothing is sent there anymore.',
        'Paste the address again under Settings, Integrations.',
      ]);
      await queueMail(tx, at, mail);
    }
  },
};
