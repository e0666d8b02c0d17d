import { letter } from '../../../platform/clients/mail/letter.ts';
import type { KeyLossHandler } from '../../../platform/db/keys/give-up.ts';
import { queueMail } from '../../../platform/messages/mail/queue-mail.ts';
import { findPasskeys } from '../passkeys/passkeys.repository.ts';
import { replaceRecoveryCodes } from './second-factor.repository.ts';
import { sealedOfAccounts } from './totp-secret.ts';
import { lockUser, updateUser } from '../users.repository.ts';

/** Handles authenticator apps whose secrets can't be decrypted. Passkeys stay. */
export const lostAuthenticators: KeyLossHandler = {
  what: 'authenticator apps',
  consequence:
    'They are removed. Who has no passkey logs in with the password alone and sets up a second factor again.',
  table: sealedOfAccounts,
  columns: ['totpSecret'],
  giveUp: async ({ tx, at }, rows) => {
    for (const row of rows) {
      const user = await lockUser(tx, Number(row));
      const nothing = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
      await updateUser(tx, user.id, nothing);
      if (user.totpConfirmedAt === null) continue;
      const hasPasskey = (await findPasskeys(tx, user.id)).length > 0;
      if (!hasPasskey) {
        await updateUser(tx, user.id, { secondFactorAt: null });
        await replaceRecoveryCodes(tx, user.id, []);
      }
      const mail = letter(user, 'Set up your authenticator app again', [
        "We lost the key that protected your authenticator app's secret, so the app no longer works for Counter. Nobody else has the secret.",
        hasPasskey
          ? 'Log in with your passkey. Then add the app again under Profile.'
          : 'Log in with your password and set up a second factor at once, as only your password protects your account until then.',
      ]);
      await queueMail(tx, at, mail);
    }
  },
};
