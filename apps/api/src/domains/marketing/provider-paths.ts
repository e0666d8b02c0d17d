/** Returns the path of the receipts of one message. */
export function statusPath(storeId: number, messageId: number): string {
  return `/webhooks/sms/status/${storeId}/${messageId}`;
}

/** The path of replies. */
export const repliesPath = '/webhooks/sms/replies';
