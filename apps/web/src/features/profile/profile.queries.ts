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
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { createPasskey } from '../../lib/account/passkeys.ts';
import { callWithProof } from '../../lib/account/proof.ts';
import { updatePerson } from '../../lib/session.ts';
import { sessionsKey } from './sessions.queries.ts';
import { text } from './profile.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** The account belongs to the person, whichever store is open. */
const keys = {
  profile: ['profile', 'own'],
  sessions: sessionsKey,
} as const;

/** The signed-in person's own account. What the session says of them follows it. */
export function useProfile() {
  return useQuery({
    queryKey: keys.profile,
    queryFn: async ({ signal }) => remember((await call(findProfile, {}, { signal })).data),
    refetchOnWindowFocus: 'always',
  });
}

function remember(profile: Profile): Profile {
  const { fullName, email, usualDates } = profile;
  updatePerson({ fullName, email, dates: chosenDateFormat(profile, usualDates) });
  return profile;
}

async function keepProfile(client: QueryClient, profile: Profile): Promise<void> {
  await client.cancelQueries({ queryKey: keys.profile });
  client.setQueryData(keys.profile, remember(profile));
}

/** Changes name, phone number and the format of dates; a field left out stays as it is. */
export function useUpdateProfile(present: Profile) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: Partial<ProfileRequest>) => {
      const { fullName, phoneNumber, dateOrder, clock } = { ...present, ...changes };
      const body = { fullName, phoneNumber, dateOrder, clock };
      return (await call(updateProfile, { body })).data;
    },
    onSuccess: (profile) => keepProfile(client, profile),
  });
}

/** Has a link mailed to a new address; the answer names it as the pending one. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) =>
      (
        await callWithProof(
          requestEmailChange,
          { email },
          { title: text.changeEmailTitle(email), submit: text.sendLink },
        )
      ).data,
    onSuccess: (profile) => keepProfile(client, profile),
  });
}

/** Resumes mail to the person after a bounce. */
export function useMailMeAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(mailMeAgain, {})).data,
    onSuccess: (profile) => keepProfile(client, profile),
  });
}

/** Has the link that confirms the address mailed once more; answers what to tell the person. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: async () => {
      const { data, message } = await call(resendConfirmation, {});
      return message ?? text.linkSentToast(data.email);
    },
  });
}

/** Sets a new password; answers how many other sessions that ended. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (newPassword: string) =>
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
    onSuccess: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** Returns a new secret for an authenticator app. */
export function useOfferSecondFactor() {
  return useMutation({
    mutationFn: async () =>
      (
        await callWithProof(
          offerSecondFactor,
          {},
          { title: text.addAppTitle, submit: text.continue },
        )
      ).data,
    // The secret is nobody's business once the screen is gone.
    gcTime: 0,
  });
}

/** Adds the authenticator app with a first code; answers the recovery codes of a first factor. */
export function useConfirmSecondFactor() {
  const onSuccess = useFactorsChanged();
  return useMutation({
    mutationFn: async (code: string) => call(confirmSecondFactor, { body: { code } }),
    gcTime: 0,
    onSuccess,
  });
}

/** Removes the authenticator app. */
export function useRemoveSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ consequence }: Removing) =>
      callWithProof(
        removeSecondFactor,
        {},
        {
          title: text.removeAppTitle,
          consequence,
          submit: uiText.remove,
          danger: true,
        },
      ),
    onSuccess: ({ data }) => keepProfile(client, data),
  });
}

/** Returns the options to create a passkey. */
export function useStartPasskey() {
  return useMutation({
    mutationFn: async () =>
      (
        await callWithProof(
          startPasskey,
          {},
          { title: text.addPasskeyTitle, submit: text.continue },
        )
      ).data.options,
    gcTime: 0,
  });
}

/** Makes a passkey in the browser and adds it; answers the recovery codes of a first factor. */
export function useAddPasskey() {
  const onSuccess = useFactorsChanged();
  return useMutation({
    mutationFn: async ({ name, options }: { name: string; options: string }) => {
      const passkey = await createPasskey(options);
      return call(addPasskey, { body: { name, passkey } });
    },
    gcTime: 0,
    onSuccess,
  });
}

/** Removes a passkey. */
export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ passkey, consequence }: Removing & { passkey: Passkey }) =>
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
    onSuccess: ({ data }) => keepProfile(client, data),
  });
}

interface Removing {
  /** The effect. */
  consequence: string;
}

/** A first factor ends the other sessions. */
function useFactorsChanged() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.profile }),
      client.invalidateQueries({ queryKey: keys.sessions }),
    ]);
  };
}

/** Puts new recovery codes in the place of the old ones, and answers them. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
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
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.profile }),
  });
}
