/** Sentences of the components in this folder. */
export const actionsText = {
  backToManageBusiness: 'Back to Manage Business',
  yourBrowserBlockedCopying: 'Your browser blocked copying. Select the text and copy it.',
  isSaved: (value: string) => `Saved ${value}`,
  wasNotSaved: (what: string, failure: string) => `We couldn't save ${what}. ${failure}`,
  export: 'Export',
  csv: 'CSV',
  excel: 'Excel',
  savePdf: 'Save PDF',
};
