import type { StoreEvent } from '@counter/contract/stream';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

/** The tables of events, audit entries and stored answers. */
export type RecordTables = {
  store_event_heads: { store_id: number; seq: number };
  store_events: { store_id: number; seq: number; at: Date; event: Json<StoreEvent> };
  event_positions: { store_id: number; reader: string; seq: number };
  idempotency_keys: {
    store_id: number;
    caller: string;
    key: string;
    request_hash: Buffer;
    answer: Json<unknown> | null;
    created_at: Date;
  };
  audit_entries: {
    store_id: number;
    id: Generated<number>;
    at: Date;
    actor_kind: 'user' | 'integration' | 'system' | 'consumer';
    actor_id: number | null;
    actor_name: string;
    action: string;
    subject: string | null;
    entity: string;
    entity_id: number | null;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
    request_id: string | null;
    address: string | null;
    device: string | null;
    times: Generated<number>;
    last_at: Date | null;
    /** The key under which repeated events are counted in one row; null for one row each. */
    fold: string | null;
    kept_until: Date | null;
  };
};
