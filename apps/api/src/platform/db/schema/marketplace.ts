import type { FactorResetState } from '@counter/contract/auth';
import type { LeadState } from '@counter/contract/home';
import type { MessageKind, MessageState } from '@counter/contract/operator';
import type { Generated } from 'kysely';
import type { TextKind } from '../../clients/sms/text-kinds.ts';
import type { Identity } from './columns.ts';
import type { DateLanguage } from '@counter/contract/shared';

/** The reason a session ended early; null if the person ended it. */
export type EndReason = 'elsewhere';

type ChallengePurpose = 'REGISTER' | 'PROVE' | 'SIGN_IN';

/** The tables of the whole marketplace: its people and their data. */
export type MarketplaceTables = {
  users: {
    id: Identity;
    email: string;
    full_name: string;
    password_hash: string;
    operator: boolean;
    created_at: Date;
    phone_number: Generated<string>;
    date_language: Generated<DateLanguage>;
    email_confirmed_at: Date | null;
    closed_at: Generated<Date | null>;
    totp_secret: Buffer | null;
    /** The time the person first had a second factor. */
    second_factor_at: Date | null;
    totp_confirmed_at: Date | null;
    totp_last_step: number | null;
    passkey_handle: Generated<Buffer>;
    demo: Generated<boolean>;
    lead_id: number | null;
    proven_phone: Generated<string | null>;
    proven_phone_at: Generated<Date | null>;
    referral_code: Generated<string | null>;
    referred_by: Generated<number | null>;
  };
  sessions: {
    id: Identity;
    token_hash: Buffer;
    user_id: number;
    user_agent: string;
    created_at: Date;
    /** The time it ends unless it is used again. */
    expires_at: Date;
    /** The final end. */
    ends_at: Date;
    ended_at: Date | null;
    end_reason: EndReason | null;
    last_seen_at: Date;
    /** The device whose cookie every call needs; null for a session of an API client. */
    device_id: number | null;
    /** The network it began in: an IPv4 address, or the /64 of an IPv6 one. */
    network: string;
    /** Kept for a shift until then, however long it rests. */
    kept_until: Date | null;
    /** True if it began on a new device and the person has not reviewed it yet. */
    unreviewed: boolean;
  };
  devices: { id: Identity; token_hash: Buffer; created_at: Date; last_used_at: Date };
  device_accounts: { user_id: number; device_id: number; created_at: Date };
  passkeys: {
    id: Identity;
    user_id: number;
    credential_id: Buffer;
    public_key: Buffer;
    sign_count: number;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenges: {
    challenge_hash: Buffer;
    purpose: ChallengePurpose;
    session_id: number | null;
    expires_at: Date;
  };
  factor_resets: {
    id: Identity;
    user_id: number;
    token_hash: Buffer;
    requested_at: Date;
    requested_from: string;
    state: FactorResetState;
    decided_at: Date | null;
    decided_by: number | null;
    note: Generated<string>;
    effective_at: Date | null;
    ended_at: Date | null;
  };
  recovery_codes: { user_id: number; code_hash: Buffer; used_at: Date | null };
  password_resets: {
    id: Identity;
    token_hash: Buffer;
    user_id: number;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  email_confirmations: {
    id: Identity;
    token_hash: Buffer;
    user_id: number;
    email: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  sign_in_failures: {
    email: string;
    /** The origin of the failures. */
    origin: string;
    failures: number;
    locked_until: Date | null;
    first_at: Date;
    last_at: Date;
  };
  api_keys: {
    id: Identity;
    name: string;
    key_hash: Buffer;
    created_at: Date;
    ended_at: Date | null;
  };
  leads: {
    id: Identity;
    business_name: string;
    business_address: string;
    business_phone: string;
    state: LeadState;
    notes: string;
    created_at: Date;
  };
  messages: {
    id: Identity;
    kind: MessageKind;
    recipient: string;
    subject: string;
    body: string | null;
    html: string | null;
    unsubscribe_url: string | null;
    text_kind: Generated<TextKind | null>;
    any_time_until: Generated<Date | null>;
    time_zone: Generated<string | null>;
    state: MessageState;
    created_at: Date;
    sent_at: Date | null;
    failure: string | null;
  };
  pictures: {
    id: Identity;
    url: string;
    uploaded_by: number;
    created_at: Date;
    claimed_at: Date | null;
  };
};
