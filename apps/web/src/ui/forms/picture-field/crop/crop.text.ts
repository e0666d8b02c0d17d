/** Screen text for the crop dialog. */
export const cropText = {
  crop: 'Crop the picture',
  cropOneOf: (left: number) => `Crop the picture (${left} left)`,
  use: 'Use picture',
  zoom: 'Zoom',
  pictureToCrop: (name: string) => `${name}, as customers will see it`,
  hint: 'Drag to move it, pinch or scroll to zoom. Or use the arrow keys, + and -.',
  small: (width: number) =>
    `This picture is small and may look blurry. Use one that is at least ${width} pixels wide.`,
  dark: 'This picture is dark; food sells better in daylight.',
};
