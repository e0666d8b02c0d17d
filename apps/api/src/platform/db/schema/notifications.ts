import type { NoticeKind, PerformanceKind } from '@counter/contract/notifications';
import type { Identity } from './columns.ts';

export type NotificationTables = {
  mail_recipients: {
    store_id: number;
    kind: NoticeKind;
    email: string;
    token: string;
    added_at: Date;
    subscribed_at: Date;
    unsubscribed_at: Date | null;
  };
  performance_mails: {
    store_id: number;
    kind: PerformanceKind;
    first_day: string;
    email: string;
    written_at: Date;
  };
  push_devices: {
    store_id: number;
    id: Identity;
    user_id: number;
    session_id: number;
    device: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    added_at: Date;
    last_used_at: Date | null;
  };
  deactivation_notices: { store_id: number; told: string; until: Date | null };
};
