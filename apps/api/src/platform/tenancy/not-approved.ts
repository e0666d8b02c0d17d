/** Returns the message for a merchant whose store is not approved yet. */
export function notApprovedMessage(storeName: string): string {
  return `${storeName} is waiting for approval. We are checking what you sent us and write to you as soon as the store is approved.`;
}
