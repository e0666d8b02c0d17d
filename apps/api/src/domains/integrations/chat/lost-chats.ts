import { letter } from '../../../platform/clients/mail/letter.ts';
import type { GivingUp } from '../../../platform/db/keys/give-up.ts';
import { queueMail } from '../../../platform/messages/mail/queue-mail.ts';
import { findOwners } from '../../store/index.ts';
import { sealedChats } from './chat-address.ts';
import { deleteChat } from './team-chat.repository.ts';

/** Addresses of channels. Without one nothing can be sent there, so the chat is disconnected. */
export const lostChats: GivingUp = {
  what: 'addresses of team chats',
  consequence: 'These chats are disconnected. Their owners are mailed to paste the address again.',
  table: sealedChats,
  columns: ['address'],
  giveUp: async ({ tx, at }, rows) => {
    for (const storeId of rows.map(Number)) {
      await deleteChat(tx, { storeId });
      for (const owner of await findOwners(tx, [storeId])) {
        const mail = letter(owner, 'Your team chat is disconnected', [
          'We lost the key that protected the address of your channel, so nothing is sent there anymore.',
          'Paste the address again under Settings, Integrations.',
        ]);
        await queueMail(tx, at, mail);
      }
    }
  },
};
