import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { openSession } from './open-session.schemas.ts';
import {
  emailChangeRequest,
  passwordChangeRequest,
  profile,
  profileRequest,
  recoveryCodes,
  secondFactorCode,
  secondFactorOffer,
  sessionRequest,
} from './profile.schemas.ts';
import { personProof } from './proof.schemas.ts';

const guessesPerMinute = 10;

export const findProfile = endpoint({
  method: 'GET',
  path: '/merchant/profile',
  summary: "Gets the caller's own account.",
  answer: envelope(profile),
  can: 'signedIn',
  beforeFactor: true,
});

export const updateProfile = endpoint({
  method: 'POST',
  path: '/merchant/profile',
  summary: "Changes the person's name, phone number and the way dates are written.",
  body: profileRequest,
  answer: envelope(profile),
  can: 'signedIn',
});

export const mailMeAgain = endpoint({
  method: 'POST',
  path: '/merchant/profile/email/again',
  summary: 'Resumes mail to the signed-in person after a bounce.',
  answer: envelope(profile),
  can: 'signedIn',
  rateLimit: guessesPerMinute,
});

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/merchant/profile/email',
  summary: 'Mails a link to a new address, which takes over once the link is opened.',
  body: emailChangeRequest,
  answer: envelope(profile),
  can: 'signedIn',
  proof: 'required',
  rateLimit: guessesPerMinute,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/merchant/profile/password',
  summary: 'Sets a new password and ends every other session of the person.',
  body: passwordChangeRequest,
  answer: envelope(z.object({ endedSessions: z.int() })),
  can: 'signedIn',
  proof: 'required',
  beforeFactor: true,
  rateLimit: guessesPerMinute,
});

export const offerSecondFactor = endpoint({
  method: 'POST',
  path: '/merchant/profile/second-factor',
  summary: 'Offers a secret for an authenticator app; nothing changes until a code is confirmed.',
  body: personProof,
  answer: envelope(secondFactorOffer),
  can: 'signedIn',
  proof: 'required',
  beforeFactor: true,
  rateLimit: guessesPerMinute,
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/merchant/profile/second-factor/confirm',
  summary:
    'Adds the authenticator app with a first code. Returns recovery codes if it is the first second factor.',
  body: secondFactorCode,
  answer: envelope(recoveryCodes),
  can: 'signedIn',
  beforeFactor: true,
  rateLimit: guessesPerMinute,
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/merchant/profile/second-factor/remove',
  summary: 'Removes the authenticator app, confirmed or only offered.',
  body: personProof,
  answer: envelope(profile),
  can: 'signedIn',
  proof: 'required',
  rateLimit: guessesPerMinute,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/merchant/profile/recovery-codes',
  summary: 'Creates new recovery codes; the old ones stop working.',
  body: personProof,
  answer: envelope(recoveryCodes),
  can: 'signedIn',
  proof: 'required',
  rateLimit: guessesPerMinute,
});

export const findSessions = endpoint({
  method: 'GET',
  path: '/merchant/profile/sessions',
  summary: "Lists the person's open sessions, the latest first.",
  answer: envelope(z.array(openSession)),
  can: 'signedIn',
  beforeFactor: true,
});

export const endOneSession = endpoint({
  method: 'POST',
  path: '/merchant/profile/sessions/end',
  summary: 'Ends one session of the person; one that has ended already stays so.',
  body: sessionRequest,
  answer: envelope(z.array(openSession)),
  can: 'signedIn',
  beforeFactor: true,
});

export const reviewSession = endpoint({
  method: 'POST',
  path: '/merchant/profile/sessions/review',
  summary:
    'Confirms that a sign-in from a new device was the person. Refused to a session that is not confirmed itself.',
  body: sessionRequest,
  answer: envelope(z.array(openSession)),
  can: 'signedIn',
});

export const keepSession = endpoint({
  method: 'POST',
  path: '/merchant/profile/sessions/keep',
  summary: 'Keeps this session for a shift of 16 hours, even if nobody uses it.',
  answer: envelope(z.array(openSession)),
  can: 'signedIn',
});

export const endAllSessions = endpoint({
  method: 'POST',
  path: '/merchant/profile/sessions/end-all',
  summary: 'Signs the person out everywhere, this session included.',
  answer: envelope(z.object({ endedSessions: z.int() })),
  can: 'signedIn',
  beforeFactor: true,
});
