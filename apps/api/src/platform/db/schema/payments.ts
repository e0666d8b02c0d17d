import type { CardState } from '@counter/contract/payments';
import type { Generated } from 'kysely';
import type { Identity, Json } from './columns.ts';

export type PaymentTables = {
  card_payments: {
    store_id: number;
    id: Identity;
    consumer_id: number;
    key: string;
    request: Json<unknown> | null;
    amount: number;
    currency: string;
    state: CardState;
    session_id: string | null;
    session_url: string | null;
    intent_id: string | null;
    refunded: Generated<number>;
    order_id: number | null;
    refusal: string | null;
    failure: string | null;
    created_at: Date;
    expires_at: Date;
    authorized_at: Date | null;
    busy_until: Date | null;
    replaced_at: Date | null;
    failing_since: Date | null;
    given_up_at: Date | null;
    attempt: Generated<number>;
  };
};
