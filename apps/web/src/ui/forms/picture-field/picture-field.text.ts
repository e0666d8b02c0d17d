/** Sentences of the components in this folder. */
export const picturesText = {
  chosen: (label: string) => `${label}: chosen`,
  pictureWithPlace: (place: number) => `Picture ${place}`,
  rulesHelp: (id: string) => `${id}-rules ${id}-help`,
  onePictureWas: 'one picture was',
  picturesWere: (leftOut: number) => `${leftOut} pictures were`,
  thereWasRoomForLeft: (room2: string | number, rest: string) =>
    `There's room for ${room2}. ${rest} left out.`,
  fileCouldNotBeRead: "We couldn't read the file. It may have been moved or deleted.",
  removeLabel: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  uploaded: 'Uploaded',
  uploadedWithSize: (size: string) => `Uploaded, ${size}`,
  upToPictures: (limit: number) => ` Up to ${limit} pictures.`,
  atMost: (rules: string, limitBytes: string, count: string) =>
    `${rules}, up to ${limitBytes}.${count}`,
  thisIsNoPicture: (rules: string) => `This isn't a ${rules} picture.`,
  thisFileIsEmpty: 'This file is empty.',
  thisPictureIsTooLarge: (size: string, most: string) =>
    `This picture is ${size}. The limit is ${most}.`,
  mb: (ceil: number) => `${ceil} MB`,
  or: (names: string, names2: string) => `${names} or ${names2}`,
  dropThemHere: 'Drop them here',
  choosePictures: 'Choose pictures',
  choosePicture: 'Choose a picture',
  takePhoto: 'Take a photo',
  dragThemHereOrPaste: ', drag them here or paste them',
  dragItHereOrPaste: ', drag it here or paste it',
  toUseAnotherPictureRemove: 'To use another picture, remove this one first.',
  theseAreAllPicturesTo: (limit: number) =>
    `You've added all ${limit} pictures. To add another, remove one first.`,
  uploading: (percent: number) => `Uploading… ${percent}%`,
  almostDone: 'Almost done…',
  uploadingLabel: (name: string) => `Uploading ${name}`,
  isUploaded: (name: string) => `Uploaded ${name}.`,
  movedPictureToPosition: (place: number, count: number) =>
    `Moved picture to position ${place} of ${count}.`,
  pictureIsRemoved: 'Removed picture.',
};
