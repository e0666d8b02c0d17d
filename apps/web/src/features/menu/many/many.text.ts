import { plural } from '@counter/contract/shared';

/** Screen text for bulk changes and product files. */
export const manyText = {
  changed: (products: string) => `${products} changed`,

  chooseWhatToChange: 'Choose what to change.',
  chooseChanges: 'Choose changes',
  previewChanges: 'Preview changes',
  percentage: 'Percentage',
  rate: 'Rate',
  categoriesHelp: (count: number) => `Replaces all ${plural(count, 'its', 'their')} categories.`,
  leaveAsItIs: 'Leave as it is',

  nothingChanges: 'Nothing changes.',
  willChange: (products: string) => `${products} will change.`,
  unchanged: (things: string, count: number) =>
    ` ${things} ${plural(count, 'stays as it is', 'stay as they are')}.`,
  whatChanges: 'What changes',
  changes: 'Changes',
  applyTo: (products: string) => `Apply to ${products}`,

  setToAmount: 'Set to an amount',
  raiseByAmount: 'Raise by an amount',
  lowerByAmount: 'Lower by an amount',
  raiseByPercentage: 'Raise by a percentage',
  lowerByPercentage: 'Lower by a percentage',
  setToRate: 'Set to a rate',
  unavailableToday: 'Unavailable for the rest of today',
  unavailableUntilDate: 'Unavailable until a date and time',
  unavailableUntilChanged: 'Unavailable until I change it',
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
  wrongLinesWarning: (lines: string, name: string, wrong: number) =>
    `${lines} of ${name} ${plural(wrong, 'is', 'are')} wrong. Correct the file and choose it again, or skip what is wrong and apply the rest.`,
  cannotApplyWarning: (name: string) =>
    `${name} can't be applied. Correct the file and choose it again.`,
  changesNothingHint: (name: string) => `${name} changes nothing. Every line matches your menu.`,
  canBeApplied: (name: string, rest: string) => `${name} can be applied.${rest}`,
  linesToShow: 'Lines to show',

  skipped: (importText: string, lines: string) => `${importText}. ${lines} skipped.`,
  done: 'Done',

  fileHelp: (importLineLimit: string) =>
    `At most 8 MB and ${importLineLimit} lines, the first naming the columns. We match products by ID, then by name, and add the rest. You see every change before it is applied.`,
  chooseCsvFile: 'Choose a CSV file',
  downloadTemplate: 'Download a template',
  sending: (name: string, round: number) => `Sending ${name}: ${round}%`,
  checking: (name: string) => `Checking every line of ${name}…`,

  product: 'product',
  products: 'products',
  lineNoun: 'line',
  lines: 'lines',
  added: (products: string) => `${products} added`,
  changedCount: (create: string | number) => `${create} changed`,

  spreadsheetWarning:
    'This is a spreadsheet. Save it as CSV in your spreadsheet program and choose that file.',
  fileIsEmpty: 'The file is empty.',

  showMoreLeft: (left: number) => `Show more (${left} left)`,

  exportStartedToast: 'Your export is on its way. You can keep working.',
  exportSavedToast: (name: string) => `Saved ${name}`,
  notExportedToast: (failure: string) => `We couldn't export the products. ${failure}`,

  fileNotRead: "We couldn't read the file. It may have been moved. Choose it again.",
} as const;
