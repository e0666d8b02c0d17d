import {
  addPasskey,
  changePassword,
  confirmSecondFactor,
  findProfile,
  offerSecondFactor,
  removePasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  mailMeAgain,
  requestEmailChange,
  resendConfirmation,
  startPasskey,
  updateProfile,
  type Passkey,
  type Profile,
  type ProfileRequest,
} from '@counter/contract/auth';
import { chosenDateFormat } from '@counter/contract/shared';
import { call } from '../../lib/api.ts';
import { createPasskey } from '../../lib/account/passkeys.ts';
import { callWithProof } from '../../lib/account/proof.ts';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { updatePerson } from '../../lib/session.ts';
import { own } from './own-resource.ts';
import { text } from './profile.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** The signed-in person's own account. What the session says of them follows it. */
export const useProfile = own.query(
  'own',
  async () => remember((await call(findProfile, {})).data),
  { refetchOnWindowFocus: 'always' },
);

function remember(profile: Profile): Profile {
  const { fullName, email, usualDates } = profile;
  updatePerson({ fullName, email, dates: chosenDateFormat(profile, usualDates) });
  return profile;
}

const keepsProfile = {
  after: async (cache: ResourceCache<undefined>, { data }: { readonly data: Profile }) =>
    cache.keep(['own'], remember(data)),
  // The answer is all that a read would bring.
  changed: () => false,
};

/** Codes and secrets are nobody's business once the screen is gone. */
const forgotten = { gcTime: 0 };

/** Nothing of the account changes yet. */
const changesNothing = { changed: () => false };

/** Changes name, phone number and the format of dates. */
export const useUpdateProfile = own.write(
  updateProfile,
  (_, { fullName, phoneNumber, dateOrder, clock }: ProfileRequest) => ({
    body: { fullName, phoneNumber, dateOrder, clock },
  }),
  keepsProfile,
);

/** Has a link mailed to a new address; the answer names it as the pending one. */
export const useChangeEmail = own.send(
  async (_, email: string) =>
    callWithProof(
      requestEmailChange,
      { email },
      { title: text.changeEmailTitle(email), submit: text.sendLink },
    ),
  keepsProfile,
);

/** Resumes mail to the person after a bounce. */
export const useMailMeAgain = own.send(async () => call(mailMeAgain, {}), keepsProfile);

/** Has the link that confirms the address mailed once more; answers what to tell the person. */
export const useResendConfirmation = own.send(async () => {
  const { data, message } = await call(resendConfirmation, {});
  return message ?? text.linkSentToast(data.email);
}, changesNothing);

/** Sets a new password; answers how many other sessions that ended. */
export const useChangePassword = own.send(
  async (_, newPassword: string) =>
    (
      await callWithProof(
        changePassword,
        { newPassword },
        {
          title: text.changePasswordTitle,
          consequence: text.changePasswordHelp,
          submit: text.changePassword,
        },
      )
    ).data.endedSessions,
);

/** Returns a new secret for an authenticator app. */
export const useOfferSecondFactor = own.send(
  async () =>
    (await callWithProof(offerSecondFactor, {}, { title: text.addAppTitle, submit: text.continue }))
      .data,
  { ...forgotten, ...changesNothing },
);

/** Adds the authenticator app with a first code; answers the recovery codes of a first factor. */
export const useConfirmSecondFactor = own.send(
  async (_, code: string) => call(confirmSecondFactor, { body: { code } }),
  { ...forgotten, refetchFirst: true },
);

interface Removing {
  /** The effect. */
  consequence: string;
}

/** Removes the authenticator app. */
export const useRemoveSecondFactor = own.send(
  async (_, { consequence }: Removing) =>
    callWithProof(
      removeSecondFactor,
      {},
      { title: text.removeAppTitle, consequence, submit: uiText.remove, danger: true },
    ),
  keepsProfile,
);

/** Returns the options to create a passkey. */
export const useStartPasskey = own.send(
  async () =>
    (await callWithProof(startPasskey, {}, { title: text.addPasskeyTitle, submit: text.continue }))
      .data.options,
  { ...forgotten, ...changesNothing },
);

/** Makes a passkey in the browser and adds it; answers the recovery codes of a first factor. */
export const useAddPasskey = own.send(
  async (_, { name, options }: { name: string; options: string }) => {
    const passkey = await createPasskey(options);
    return call(addPasskey, { body: { name, passkey } });
  },
  { ...forgotten, refetchFirst: true },
);

/** Removes a passkey. */
export const useRemovePasskey = own.send(
  async (_, { passkey, consequence }: Removing & { passkey: Passkey }) =>
    callWithProof(
      removePasskey,
      { passkeyId: passkey.id },
      {
        title: text.removePasskeyTitle(passkey.name),
        consequence,
        submit: uiText.remove,
        danger: true,
      },
    ),
  keepsProfile,
);

/** Puts new recovery codes in the place of the old ones, and answers them. */
export const useRenewRecoveryCodes = own.send(
  async () =>
    (
      await callWithProof(
        renewRecoveryCodes,
        {},
        {
          title: text.newCodesTitle,
          consequence: text.newCodesWarning,
          submit: text.makeNewCodes,
        },
      )
    ).data.recoveryCodes,
  { ...forgotten, refetchFirst: true },
);
