import type { Generated } from 'kysely';
import type { Identity, Json } from './columns.ts';
import type { DeliveryAddress } from '@counter/contract/shared';

/** The purpose of a code. */
export type CodePurpose = 'SIGN_IN' | 'CONTACT_PHONE' | 'ORDER' | 'TEST_NUMBER';

/** People who order on the stores' own pages, and what they ordered there. */
export type ConsumerTables = {
  consumers: {
    id: Identity;
    phone: string | null;
    email: string | null;
    name: Generated<string>;
    contact_phone: Generated<string>;
    contact_phone_proven_at: Generated<Date | null>;
    addresses: Json<DeliveryAddress[]>;
    created_at: Date;
    referred_by: Generated<number | null>;
  };
  consumer_codes: {
    recipient: string;
    purpose: CodePurpose;
    code_hash: Buffer;
    tries: number;
    sent_at: Date;
    expires_at: Date;
    counted_since: Date;
    sent_count: number;
  };
  consumer_sessions: {
    id: Identity;
    token_hash: Buffer;
    consumer_id: number;
    user_agent: string;
    device_hash: Generated<Buffer | null>;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  web_orders: {
    store_id: number;
    order_id: number;
    consumer_id: number;
    token_hash: Buffer;
    token: Buffer;
    device_hash: Generated<Buffer | null>;
  };
};
