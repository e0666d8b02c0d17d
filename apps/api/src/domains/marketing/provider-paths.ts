/** Where the provider tells what became of one message. */
export function statusPath(storeId: number, messageId: number): string {
  return `/webhooks/sms/status/${storeId}/${messageId}`;
}

/** Where the provider hands on what somebody answered. */
export const repliesPath = '/webhooks/sms/replies';
