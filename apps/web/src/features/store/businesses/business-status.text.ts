/** Screen text for the status of a business. */
export const statusText = {
  suspendedDetails: (suspension: string) => `Suspended ${suspension}`,
  notApprovedByMarketplace: (refusal: string) => `Not approved by the marketplace: ${refusal}`,
  waitsForApprovalHelp: "Waiting for marketplace approval. It can take orders once it's approved.",
  suspendedUntil: (end: string) => `Suspended until ${end}`,
  waitsForApproval: 'Waiting for approval',
  notApproved: 'Not approved',
};
