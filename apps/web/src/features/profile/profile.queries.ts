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

/** Loads the signed-in person's own account and updates the session with it. */
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
  // The response is the whole profile, so nothing is refetched.
  changed: () => false,
};

/** Don't cache codes and secrets after the screen is gone. */
const forgotten = { gcTime: 0 };

/** The account doesn't change yet. */
const changesNothing = { changed: () => false };

/** Changes name, phone number and date format. */
export const useUpdateProfile = own.write(
  updateProfile,
  (_, { fullName, phoneNumber, dateOrder, clock }: ProfileRequest) => ({
    body: { fullName, phoneNumber, dateOrder, clock },
  }),
  keepsProfile,
);

/** Requests a link to a new email address; the response contains it as the pending one. */
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

/** Sends the confirmation link again; resolves with the message to show. */
export const useResendConfirmation = own.send(async () => {
  const { data, message } = await call(resendConfirmation, {});
  return message ?? text.linkSentToast(data.email);
}, changesNothing);

/** Sets a new password; resolves with the number of other sessions that this ended. */
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

/** Returns a new secret for an authenticator app. Asks for proof of identity first. */
export const useOfferSecondFactor = own.send(
  async () =>
    (await callWithProof(offerSecondFactor, {}, { title: text.addAppTitle, submit: text.continue }))
      .data,
  { ...forgotten, ...changesNothing },
);

/** Adds the authenticator app with a first code; resolves with recovery codes if it is the first factor. */
export const useConfirmSecondFactor = own.send(
  async (_, code: string) => call(confirmSecondFactor, { body: { code } }),
  { ...forgotten, refetchFirst: true },
);

interface Removing {
  /** The effect of removing it. */
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

/** Returns the options to create a passkey. Asks for proof of identity first. */
export const useStartPasskey = own.send(
  async () =>
    (await callWithProof(startPasskey, {}, { title: text.addPasskeyTitle, submit: text.continue }))
      .data.options,
  { ...forgotten, ...changesNothing },
);

/** Creates a passkey in the browser and adds it; resolves with recovery codes if it is the first factor. */
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

/** Replaces the recovery codes; resolves with the new ones. Asks for proof of identity first. */
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
