import { plural } from '@counter/contract/shared';

/** The sentences of bulk changes and product files. */
export const manyText = {
  changed: (products: string) => `${products} changed`,

  chooseWhatToChange: 'Choose what to change.',
  chooseChanges: 'Choose changes',
  previewChanges: 'Preview changes',
  percentage: 'Percentage',
  rate: 'Rate',
  replacesAllTheirCategories: 'Replaces all their categories.',
  leaveAsItIs: 'Leave as it is',

  nothingChanges: 'Nothing changes.',
  willChange: (products: string) => `${products} will change.`,
  stayAsTheyAre: (products: string) => ` ${products} stay as they are.`,
  whatChanges: 'What changes',
  changes: 'Changes',
  applyTo: (products: string) => `Apply to ${products}`,

  setToAmount: 'Set to an amount',
  raiseByAmount: 'Raise by an amount',
  lowerByAmount: 'Lower by an amount',
  raiseByPercentage: 'Raise by a percentage',
  lowerByPercentage: 'Lower by a percentage',
  setToRate: 'Set to a rate',
  unavailableForRestOfToday: 'Unavailable for the rest of today',
  unavailableUntilDateAndTime: 'Unavailable until a date and time',
  unavailableUntilIChangeIt: 'Unavailable until I change it',
  chooseDateAndTime: 'Choose a date and a time',

  noLinesToShow: 'No lines to show.',
  linesOfFile: 'Lines of the file',
  line: 'Line',
  problem: 'Problem',

  chooseAnotherFile: 'Choose another file',
  lookAgain: 'Look again',
  apply: 'Apply',
  skipApply: (lines: string) => `Skip ${lines}, apply`,
  change: 'change',
  changesButton: 'changes',
  create: 'Create',
  changeLabel: 'Change',
  wrong: 'Wrong',
  ofWrongCorrectFileAnd: (lines: string, name: string, wrong: number) =>
    `${lines} of ${name} ${plural(wrong, 'is', 'are')} wrong. Correct the file and choose it again, or skip what is wrong and apply the rest.`,
  cantBeAppliedCorrectFile: (name: string) =>
    `${name} can't be applied. Correct the file and choose it again.`,
  changesNothingEveryLineIs: (name: string) =>
    `${name} changes nothing. Every line matches your menu.`,
  linesStayAsTheyAre: (same: string) => ` ${same} lines stay as they are.`,
  canBeApplied: (name: string, rest: string) => `${name} can be applied.${rest}`,
  linesToShow: 'Lines to show',

  skipped: (importText: string, lines: string) => `${importText}. ${lines} skipped.`,
  done: 'Done',

  atMost8MbAnd: (importLineLimit: string) =>
    `At most 8 MB and ${importLineLimit} lines, the first naming the columns. We match products by ID, then by name, and add the rest. You see every change before it is applied.`,
  chooseCsvFile: 'Choose a CSV file',
  downloadTemplate: 'Download a template',
  sending: (name: string, round: number) => `Sending ${name}: ${round}%`,
  checkingEveryLineOf: (name: string) => `Checking every line of ${name}…`,

  product: 'product',
  products: 'products',
  line2: 'line',
  lines: 'lines',
  added: (products: string) => `${products} added`,
  changedWithCreate: (create: string | number) => `${create} changed`,

  thisIsSpreadsheetSaveIt:
    'This is a spreadsheet. Save it as CSV in your spreadsheet program and choose that file.',
  fileIsEmpty: 'The file is empty.',

  showMoreLeft: (left: number) => `Show more (${left} left)`,

  yourExportIsOnIts: 'Your export is on its way. You can keep working.',
  isSaved: (name: string) => `Saved ${name}`,
  productsWereNotExported: (failure: string) => `We couldn't export the products. ${failure}`,

  fileCouldNotBeRead: "We couldn't read the file. It may have been moved. Choose it again.",
} as const;
