/** Screen text for the components in this folder. */
export const actionsText = {
  backToManageBusiness: 'Back to Manage Business',
  copyBlockedToast: 'Your browser blocked copying. Select the text and copy it.',
  savedToast: (value: string) => `Saved ${value}`,
  notSavedToast: (what: string, failure: string) => `We couldn't save ${what}. ${failure}`,
  export: 'Export',
  csv: 'CSV',
  excel: 'Excel',
  savePdf: 'Save PDF',
};
