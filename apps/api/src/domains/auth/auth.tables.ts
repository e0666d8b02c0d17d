// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { FactorResetState } from '@counter/contract/auth';
import type { ClockChoice, DateOrderChoice } from '@counter/contract/shared';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';
import type { EndReason } from '../../platform/tenancy/end-reason.ts';

interface DeviceAccounts {
  createdAt: Date;
  deviceId: number;
  userId: number;
}

interface Devices {
  createdAt: Date;
  id: Identity;
  lastUsedAt: Date;
  tokenHash: Buffer;
}

interface EmailConfirmations {
  createdAt: Date;
  email: string;
  expiresAt: Date;
  id: Identity;
  tokenHash: Buffer;
  usedAt: Date | null;
  userId: number;
}

interface FactorResets {
  decidedAt: Date | null;
  decidedBy: number | null;
  effectiveAt: Date | null;
  endedAt: Date | null;
  id: Identity;
  note: Generated<string>;
  requestedAt: Date;
  requestedFrom: string;
  state: FactorResetState;
  tokenHash: Buffer;
  userId: number;
}

interface PasskeyChallenges {
  challengeHash: Buffer;
  expiresAt: Date;
  purpose: 'REGISTER' | 'PROVE' | 'SIGN_IN';
  sessionId: number | null;
}

interface Passkeys {
  createdAt: Date;
  credentialId: Buffer;
  id: Identity;
  lastUsedAt: Date | null;
  name: string;
  publicKey: Buffer;
  signCount: number;
  userId: number;
}

interface PasswordResets {
  createdAt: Date;
  expiresAt: Date;
  id: Identity;
  tokenHash: Buffer;
  usedAt: Date | null;
  userId: number;
}

interface RecoveryCodes {
  codeHash: Buffer;
  usedAt: Date | null;
  userId: number;
}

interface Sessions {
  createdAt: Date;
  deviceId: number | null;
  endedAt: Date | null;
  endReason: EndReason | null;
  endsAt: Date;
  expiresAt: Date;
  id: Identity;
  keptUntil: Date | null;
  lastSeenAt: Date;
  network: string;
  tokenHash: Buffer;
  unreviewed: boolean;
  userAgent: string;
  userId: number;
}

interface SignInFailures {
  email: string;
  failures: number;
  firstAt: Date;
  lastAt: Date;
  lockedUntil: Date | null;
  origin: string;
}

interface Users {
  clock: Generated<ClockChoice>;
  closedAt: Date | null;
  createdAt: Date;
  dateLanguage: Generated<string>;
  dateOrder: Generated<DateOrderChoice>;
  demo: Generated<boolean>;
  email: string;
  emailConfirmedAt: Date | null;
  fullName: string;
  id: Identity;
  leadId: number | null;
  operator: boolean;
  passkeyHandle: Generated<Buffer>;
  passwordHash: string;
  phoneNumber: Generated<string>;
  provenPhone: string | null;
  provenPhoneAt: Date | null;
  referralCode: string | null;
  referredBy: number | null;
  secondFactorAt: Date | null;
  totpConfirmedAt: Date | null;
  totpLastStep: number | null;
  totpSecret: Buffer | null;
}

export interface AuthTables {
  deviceAccounts: DeviceAccounts;
  devices: Devices;
  emailConfirmations: EmailConfirmations;
  factorResets: FactorResets;
  passkeyChallenges: PasskeyChallenges;
  passkeys: Passkeys;
  passwordResets: PasswordResets;
  recoveryCodes: RecoveryCodes;
  sessions: Sessions;
  signInFailures: SignInFailures;
  users: Users;
  'published.devices': Published<AuthTables, 'devices', 'id' | 'tokenHash'>;
  'published.sessions': Published<
    AuthTables,
    'sessions',
    | 'deviceId'
    | 'endReason'
    | 'endedAt'
    | 'endsAt'
    | 'expiresAt'
    | 'id'
    | 'lastSeenAt'
    | 'tokenHash'
    | 'userId'
  >;
  'published.users': Published<
    AuthTables,
    'users',
    | 'clock'
    | 'dateOrder'
    | 'demo'
    | 'email'
    | 'emailConfirmedAt'
    | 'fullName'
    | 'id'
    | 'leadId'
    | 'operator'
    | 'phoneNumber'
    | 'provenPhone'
    | 'secondFactorAt'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends AuthTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
