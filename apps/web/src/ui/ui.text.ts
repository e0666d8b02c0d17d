import type { ReactNode } from 'react';
import { plural, rich } from '../lib/sentence.ts';

/** Sentences of the components, and words that many screens share. */
export const uiText = {
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  legalBusinessName: 'Legal business name',

  counter: 'Counter',

  keyboardShortcuts: 'Keyboard shortcuts',

  orders: 'Orders',

  payouts: 'Payouts',

  deals: 'Deals',

  order: 'Order',
  customer: 'Customer',

  tryingAgain: 'Trying again…',
  tryAgain: 'Try again',

  theseDays: 'these days',

  email: 'Email',

  name: 'Name',
  phoneNumber: 'Phone number',

  save: 'Save',

  cancel: 'Cancel',

  reason: 'Reason',
  goBack: 'Go back',

  actions: 'Actions',

  loadMore: 'Load more',

  description: 'Description',
  amount: 'Amount',

  clearFilters: 'Clear filters',

  close: 'Close',

  address: 'Address',

  pages: 'Pages',

  status: 'Status',

  remove: 'Remove',

  leaveWithoutSaving: 'Leave without saving?',

  discard: 'Discard',
  saveChanges: 'Save changes',

  tax: 'Tax',

  phone: 'Phone',
  note: 'Note',

  allStatuses: 'All statuses',

  takeTheirs: 'Take theirs',

  backToManageBusiness: 'Back to Manage Business',

  yourBrowserDoesNotLet: 'Your browser does not let us copy. Select the text and copy it yourself.',

  isSaved: (value: string) => `${value} is saved`,
  wasNotSaved: (what: string, failure: string) => `${what} was not saved. ${failure}`,
  exportCsv: 'Export CSV',

  late: ', late',

  oneStar: '1 star',
  stars: (value: number) => `${value} stars`,

  youAreOffline: 'You are offline.',
  waiting: (waiting: number) => ` ${waiting} ${plural(waiting, 'change', 'changes')} waiting`,
  updated: (updatedAt: string) => `Updated ${updatedAt}`,

  notFound: 'Not found',
  noResultsFoundFor: (strong: ReactNode, br: ReactNode) =>
    rich`No results found for ${strong}.${br}`,
  tryCheckingForTyposOr: 'Try checking for typos or using complete words.',
  thisCouldNotBeLoaded: 'This could not be loaded',

  undo: 'Undo',

  under1Min: 'under 1 min',
  min: (floor: number) => `${floor} min`,
  oneDay: '1 day',
  days: (days: number) => `${days} days`,
  minWithHoursMinutes: (hours: string, minutes: number) => `${hours} ${minutes} min`,
  justNow: 'just now',
  ago: (duration: string) => `${duration} ago`,
  inUnder1Min: 'in under 1 min',
  in: (duration: string) => `in ${duration}`,
  lateWithDuration: (duration: string) => `late ${duration}`,

  dropItHere: 'Drop it here',
  orDropItHere: (label: ReactNode) => rich`${label} or drop it here`,

  whatYouTypedIsNot: 'What you typed is not saved yet.',
  discardChanges: 'Discard changes',
  keepEditing: 'Keep editing',

  thereAreNoneYet: 'There are none yet.',

  tooShort: 'Too short',
  strong: 'Strong',
  good: 'Good',

  hidePassword: 'Hide password',
  showPassword: 'Show password',

  chosen: (label: string) => `${label}: chosen`,
  picture: 'Picture',
  pictureWithPlace: (place: number) => `Picture ${place}`,
  rulesHelp: (id: string) => `${id}-rules ${id}-help`,

  whatYouTypedIsStill: (reason: string) =>
    `${reason} What you typed is still here: save it again to keep yours.`,

  ofCharacters: (description: ReactNode, length: string, ofText: string) =>
    rich`${description} ${length} of ${ofText} characters`,

  whatYouChangedHereIs: 'What you changed here is not saved yet.',

  forRestOfToday: 'For the rest of today',
  untilDateAndTime: 'Until a date and time',
  untilIChangeIt: 'Until I change it',

  saved: 'Saved',

  startDate: 'Start date',
  endDate: 'End date',
  clear: (label: string) => `Clear ${label}`,
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',

  filters: 'Filters',
  filtersButton: (count: number) => `Filters (${count})`,

  theseMayBeOutOf: (what: string, failure: string) =>
    `These ${what} may be out of date. ${failure} What you see is the last known.`,
  couldNotBeLoaded: (what: string) => `The ${what} could not be loaded`,

  moreCouldNotBeLoaded: (what: string, failure: string) =>
    `More ${what} could not be loaded. ${failure}`,
  of: (shown: string, all: string) => `${shown} of ${all}`,

  ofNote: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  rowsPerPage: 'Rows per page',
  rows: (size: number) => `${size} rows`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',

  search: 'Search',
  clearSearch: 'Clear search',

  times: (times: string) => ` (${times} times)`,

  noSuch: (what: string) => `No such ${what}`,
  thisCouldNotBeLoadedTitle: (what: string) => `This ${what} could not be loaded`,

  thisCouldNotBeFetched: 'This could not be fetched. Check your connection.',

  closeWithoutSaving: 'Close without saving?',
  dialog: 'Dialog',

  ctrl: 'Ctrl',

  chooseDateAndTime: 'Choose a date and a time',
  chooseMomentAhead: 'Choose a moment ahead',
  markAsUnavailable: 'Mark as unavailable',
  howLong: 'How long',
  dateAndTime: 'Date and time',
  inStoresTime: "In the store's time.",

  colours: (next: string) => `Use ${next} colours`,

  interVariableInterFallbackSystem: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  uiMonospaceSfMonoCascadia: "ui-monospace, 'SF Mono', 'Cascadia Mono', monospace",

  pointByPoint: (name: string) => `${name}, point by point`,

  viewAsChart: 'View as chart',
  viewAsTable: 'View as table',

  onePictureWas: 'one picture was',
  picturesWere: (leftOut: number) => `${leftOut} pictures were`,
  thereWasRoomForLeft: (room2: string | number, rest: string) =>
    `There was room for ${room2}: ${rest} left out.`,
  fileCouldNotBeRead: 'The file could not be read. It may have been moved or deleted.',

  removeLabel: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  uploaded: 'Uploaded',
  uploadedWithSize: (size: string) => `Uploaded, ${size}`,

  upToPictures: (limit: number) => ` Up to ${limit} pictures.`,
  atMost: (rules: string, limitBytes: string, count: string) =>
    `${rules}, ${limitBytes} at most.${count}`,
  thisIsNoPicture: (rules: string) => `This is no ${rules} picture.`,
  thisFileIsEmpty: 'This file is empty.',
  thisPictureHasItMay: (size: string, most: string) =>
    `This picture has ${size}. It may have ${most} at most.`,
  mb: (ceil: number) => `${ceil} MB`,
  or: (names: string, names2: string) => `${names} or ${names2}`,

  dropThemHere: 'Drop them here',
  choosePictures: 'Choose pictures',
  choosePicture: 'Choose a picture',
  dragThemHereOrPaste: ', drag them here or paste them',
  dragItHereOrPaste: ', drag it here or paste it',
  toUseAnotherPictureRemove: 'To use another picture, remove this one first.',
  theseAreAllPicturesTo: (limit: number) =>
    `These are all ${limit} pictures. To add another, remove one first.`,

  uploading: (percent: number) => `Uploading… ${percent}%`,
  almostDone: 'Almost done…',
  uploadingLabel: (name: string) => `Uploading ${name}`,

  isUploaded: (name: string) => `${name} is uploaded.`,
  pictureIsNowNumberOf: (place: number, count: number) =>
    `The picture is now number ${place} of ${count}.`,
  pictureIsRemoved: 'The picture is removed.',
} as const;
