/** Screen text for the components in this folder. */
export const chartText = {
  pointByPoint: (name: string) => `${name}, point by point`,
  viewAsChart: 'View as chart',
  download: 'Download',
  sheet: 'Chart',
  numbers: 'the numbers',
  viewAsTable: 'View as table',
  saveAsPicture: 'Save as picture',
  picture: 'the picture',
  part: 'Part',
  amount: 'Amount',
  currency: 'Currency',
};
