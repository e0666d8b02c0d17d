/** Returns the message for a merchant whose store is not approved yet. */
export function notApprovedMessage(storeName: string): string {
  return `${storeName} is waiting for approval. We'll email you when it's approved.`;
}
