export { addOperator, resetOperator } from './operators/add-operator.service.ts';
export { authRoutes } from './auth.routes.ts';
export { endStolenSession } from './sessions/stolen-session.service.ts';
export { describeSession } from './sessions/describe-session.service.ts';
export { confirmAddress, createInvitedAccount } from './sign-in/invited-account.service.ts';
export { endSessions } from './sessions/sessions.repository.ts';
export { recordLastSeen } from './sessions/last-seen.service.ts';
export { findNewSignIns } from './sessions/new-sign-ins.service.ts';
export { outlivedOfAccounts } from './outlived.ts';
export { sealedOfAccounts } from './factors/totp-secret.ts';
export { lostAuthenticators } from './factors/lost-authenticators.ts';
export { isUnproven } from './email/unproven-address.service.ts';
export { findOwnPhone, saveProvenPhone } from './profile/proven-phones.repository.ts';
export { findOperators, findUserByEmail, lockUser } from './users.repository.ts';
export {
  findReferrer,
  findReferrerOf,
  takeReferralCode,
} from './profile/referral-codes.repository.ts';
export { hashNewPassword, hashPassword } from './passwords/passwords.ts';
export { endDemoAccounts, hasUsers, importUsers } from './import.repository.ts';
export { findFormerEmails } from './email/former-emails.repository.ts';
export { lockProven, proofCheck } from './person-proof.service.ts';
export { signOutEverywhere } from './sessions/sessions.service.ts';
export { factorResetTasks } from './factors/factor-reset-decisions.service.ts';
