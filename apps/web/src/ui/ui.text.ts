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

  yourBrowserDoesNotLet: 'Your browser blocked copying. Select the text and copy it.',

  isSaved: (value: string) => `Saved ${value}`,
  wasNotSaved: (what: string, failure: string) => `We couldn't save ${what}. ${failure}`,
  exportCsv: 'Export CSV',

  late: ', late',

  oneStar: '1 star',
  stars: (value: number) => `${value} stars`,

  youAreOffline: "You're offline.",
  waiting: (waiting: number) => ` ${waiting} ${plural(waiting, 'change', 'changes')} waiting`,
  updated: (updatedAt: string) => `Updated ${updatedAt}`,

  notFound: 'Not found',
  noResultsFoundFor: (strong: ReactNode, br: ReactNode) =>
    rich`No results found for ${strong}.${br}`,
  tryCheckingForTyposOr: 'Try checking for typos or using complete words.',
  thisCouldNotBeLoaded: "We couldn't load this",

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

  dropItHere: 'Drop file here',
  orDropItHere: (label: ReactNode) => rich`${label} or drop it here`,

  whatYouTypedIsNot: 'You have unsaved changes.',
  discardChanges: 'Discard changes',
  keepEditing: 'Keep editing',

  thereAreNoneYet: 'Nothing here yet.',

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
    `${reason} Your changes are still here. Save again to keep them.`,

  ofCharacters: (description: ReactNode, length: string, ofText: string) =>
    rich`${description} ${length} of ${ofText} characters`,

  whatYouChangedHereIs: 'You have unsaved changes.',

  forRestOfToday: 'For the rest of today',
  untilDateAndTime: 'Until a date and time',
  untilIChangeIt: 'Until I change it',

  saved: 'Saved',

  startDate: 'Start date',
  endDate: 'End date',
  clear: (label: string) => `Clear ${label}`,
  openCalendar: 'Open calendar',
  enterDateSuchAs: (example: string) => `Enter a date such as ${example}`,
  enterTimeSuchAs: (example: string) => `Enter a time such as ${example}`,
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',

  filters: 'Filters',
  filtersButton: (count: number) => `Filters (${count})`,

  theseMayBeOutOf: (what: string, failure: string) =>
    `These ${what} may be out of date. ${failure}`,
  couldNotBeLoaded: (what: string) => `We couldn't load the ${what}`,

  moreCouldNotBeLoaded: (what: string, failure: string) =>
    `We couldn't load more ${what}. ${failure}`,
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

  noSuch: (what: string) => `We couldn't find this ${what}`,
  thisCouldNotBeLoadedTitle: (what: string) => `We couldn't load this ${what}`,

  thisCouldNotBeFetched: "We couldn't load this. Check your connection.",

  closeWithoutSaving: 'Close without saving?',
  dialog: 'Dialog',

  ctrl: 'Ctrl',

  chooseDateAndTime: 'Choose a date and a time',
  chooseMomentAhead: 'Choose a time in the future',
  markAsUnavailable: 'Mark as unavailable',
  howLong: 'For how long',
  dateAndTime: 'Date and time',
  inStoresTime: "In the store's time zone.",

  colours: (next: string) => `Use ${next} colours`,

  interVariableInterFallbackSystem: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  uiMonospaceSfMonoCascadia: "ui-monospace, 'SF Mono', 'Cascadia Mono', monospace",

  pointByPoint: (name: string) => `${name}, point by point`,

  viewAsChart: 'View as chart',
  viewAsTable: 'View as table',

  onePictureWas: 'one picture was',
  picturesWere: (leftOut: number) => `${leftOut} pictures were`,
  thereWasRoomForLeft: (room2: string | number, rest: string) =>
    `There’s room for ${room2}. ${rest} left out.`,
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
  thisPictureHasItMay: (size: string, most: string) =>
    `This picture is ${size}. The limit is ${most}.`,
  mb: (ceil: number) => `${ceil} MB`,
  or: (names: string, names2: string) => `${names} or ${names2}`,

  dropThemHere: 'Drop them here',
  choosePictures: 'Choose pictures',
  choosePicture: 'Choose a picture',
  dragThemHereOrPaste: ', drag them here or paste them',
  dragItHereOrPaste: ', drag it here or paste it',
  toUseAnotherPictureRemove: 'To use another picture, remove this one first.',
  theseAreAllPicturesTo: (limit: number) =>
    `You've added all ${limit} pictures. To add another, remove one first.`,

  uploading: (percent: number) => `Uploading… ${percent}%`,
  almostDone: 'Almost done…',
  uploadingLabel: (name: string) => `Uploading ${name}`,

  isUploaded: (name: string) => `Uploaded ${name}.`,
  pictureIsNowNumberOf: (place: number, count: number) =>
    `Moved picture to position ${place} of ${count}.`,
  pictureIsRemoved: 'Removed picture.',
} as const;
