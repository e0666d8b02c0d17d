/** Returns the path for a message's receipts. */
export function statusPath(storeId: number, messageId: number): string {
  return `/webhooks/sms/status/${storeId}/${messageId}`;
}

/** The path for replies. */
export const repliesPath = '/webhooks/sms/replies';
