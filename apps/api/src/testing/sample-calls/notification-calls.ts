import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a well-formed request for each notification endpoint. */
export function notificationCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const recipient = { storeId, kind: 'DAILY', email: 'reader@example.test' };
  return {
    findNotifications: { params: { storeId: String(storeId) } },
    addRecipient: { body: recipient },
    removeRecipient: { body: recipient },
    findStatementMails: { params: { storeId: String(storeId) } },
    updateStatementMails: {
      body: {
        storeId,
        rhythm: 'MONTHLY',
        files: ['PDF', 'CSV'],
        recipients: [{ email: 'accountant@example.test' }],
        password: 'wrong',
      },
    },
    sendStatementMail: { body: { storeId } },
    sendSample: { body: { storeId, kind: 'DAILY' } },
    findMailSubscription: { params: { token: 'none' } },
    updateMailSubscription: { body: { token: 'none', subscribed: false } },
    findPushDevices: { params: { storeId: String(storeId) } },
    addPushDevice: {
      body: {
        storeId,
        endpoint: 'https://fcm.googleapis.com/fcm/send/none',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
    },
    renewPushDevice: {
      body: {
        old: { endpoint: 'https://fcm.googleapis.com/fcm/send/none', auth: 'A'.repeat(22) },
        endpoint: 'https://fcm.googleapis.com/fcm/send/other',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
    },
    removePushDevice: { body: { storeId, id: 999_999 } },
    testPushDevice: { body: { storeId, id: 999_999 } },
    pressPushButton: { body: { token: 'none' } },
    findWaitingOrders: {},
  };
}
