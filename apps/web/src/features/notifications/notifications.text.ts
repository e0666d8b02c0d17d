import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of notifications. */
export const text = {
  isAdded: (email: string) => `${email} is added.`,
  addEMail: 'Add an e-mail',
  addEMail2: 'Add e-mail',
  eMail: 'E-mail',
  everyMailHasLinkAt: 'Every mail has a link at its end by which its reader can end them.',

  nothingMoreIsPushedTo: (device: string) => `Nothing more is pushed to ${device}.`,
  wasNotRemoved: (device: string, failure: string) => `${device} was not removed. ${failure}`,
  yourDevices: 'Your devices',
  removeThisDevice: 'Remove this device?',
  removeDevice: 'Remove device',
  it: 'it',
  noNewOrdersArePushed: (device: string) =>
    `No new orders are pushed to ${device} any more. It can be added again on that device.`,
  thisDevice: 'This device',
  added: (ago: ReactNode) => rich`Added ${ago}`,
  nothingPushedYet: ' · nothing pushed yet',
  lastMessage: (ago: ReactNode) => rich` · last message ${ago}`,
  test: (name: string) => `Test ${name}`,
  testIsOnItsWay: (name: string) => `A test is on its way to ${name}.`,
  testButton: 'Test',
  remove: (name: string) => `Remove ${name}`,

  newOrdersOnYourDevices: 'New orders on your devices',
  shownByBrowserAlsoWhile:
    'Shown by the browser, also while Counter is closed, until you sign out there. Orders somebody has looked at within a few seconds are not pushed.',
  yourDevicesCouldNotBe: 'Your devices could not be loaded',
  noneOfYourDevicesIs: 'None of your devices is told of new orders.',
  thisBrowserTakesNoPushed:
    'This browser takes no pushed messages. Use another one, or another device.',
  onIphoneAndIpadAdd:
    'On iPhone and iPad, add Counter to the home screen first (Share, then Add to Home Screen), and open it from there.',
  thisInstallationDoesNotPush: 'This installation does not push anything to devices yet.',
  newOrdersAreShownOn: 'New orders are shown on this device.',
  notifyMeOnThisDevice: 'Notify me on this device',
  notificationsOfThisSiteAre:
    'Notifications of this site are blocked in this browser. Press the sign beside the address, allow notifications there, and load this page again.',

  notifications: 'Notifications',
  whatReachesYouAndOthers: 'What reaches you and others while nobody is at the screen.',
  everyMorningAboutDayBefore: 'Every morning, about the day before.',
  everyMondayAboutWeekFrom: 'Every Monday, about the week from Monday to Sunday.',
  onFirstOfMonthAbout: 'On the first of a month, about the month before.',
  listsCouldNotBeLoaded: 'The lists could not be loaded',
  performanceAlerts: 'Performance Alerts',
  howStoreDidByMail: (timeZone: string) => `How the store did, by mail at 07:00 (${timeZone}).`,
  storeDeactivation: 'Store Deactivation',
  mailedWhenStoreStopsTaking:
    'Mailed when the store stops taking orders other than by its hours: closed by the switch, paused for more than an hour, or suspended by the marketplace. And when it takes them again.',

  browserWasNotAllowedTo: 'The browser was not allowed to show notifications.',
  browserGaveNoAddressTo: 'The browser gave no address to push to.',
  thisBrowserCouldNotReach:
    'This browser could not reach its push service. Check the connection and that it is allowed to use it, and try again.',

  wasNotAdded: (email: string, failure: string) => `${email} was not added. ${failure}`,
  isRemoved: (email: string) => `${email} is removed.`,
  nobodyIsMailed: 'Nobody is mailed.',
  recipientsOf: (label: string) => `Recipients of ${label}`,
  addEMailTo: (label: string) => `Add e-mail to ${label}`,
  addressesAtMost: (maxRecipients: number) => `${maxRecipients} addresses at most.`,
  unsubscribed: 'Unsubscribed',
  mailAgain: (email: string) => `Mail again: ${email}`,
  mailAgainButton: 'Mail again',
  removeFrom: (email: string, kind: string) => `Remove ${email} from ${kind}`,
  sendMeSampleNow: (kind: string) => `Send me a sample now: ${kind}`,
  sampleIsOnItsWay: (email: string) => `A sample is on its way to ${email}.`,
  noSampleWasSent: (failure: string) => `No sample was sent. ${failure}`,
  sendMeSampleNowButton: 'Send me a sample now',

  unsubscribe: 'Unsubscribe',
  isMailedAboutDoYou: (email: string, storeName: string, what: string) =>
    `${email} is mailed about ${storeName}: ${what}. Do you want no more of these mails?`,
  youAreUnsubscribed: 'You are unsubscribed',
  getsNoMoreOfThese: (email: string, storeName: string, what: string) =>
    `${email} gets no more of these mails of ${storeName} (${what}).`,
  subscribeAgain: 'Subscribe again',
} as const;
