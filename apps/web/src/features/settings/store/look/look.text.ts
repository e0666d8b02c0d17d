/** Screen text for the look of the web store. */
export const text = {
  look: 'the look of the web store',
  webStoreLook: 'Web store look',
  lookHelp: 'The color, cover and logo that your customers see.',
  brandColor: 'Brand color',
  pickColor: 'Pick a brand color',
  suggestedColor: (color: string) => `Use ${color}`,
  suggestedColors: 'Suggested colors',
  colorHelp: 'For buttons, links and the cover. Leave blank for the standard color.',
  cover: 'Cover picture',
  coverHelp:
    'You choose the part of it that customers see. Without one, the cover shows your food on your color.',
  logo: 'Logo',
  logoHelp: 'Cropped to a square. It also marks your store in this portal.',
  standard: 'Standard',
  none: 'None',
  uploaded: 'Uploaded',
  preview: 'Preview',
  openNow: 'Open now',
  addToBasket: 'Add to basket',
  yourOrders: 'Your orders',
  readableHint: 'Easy to read: white text stands out on this color.',
  darkenedHint: (shade: string) =>
    `White text is hard to read on this color, so your store shows a darker shade, ${shade}.`,
} as const;
