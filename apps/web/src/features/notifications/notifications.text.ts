import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of notifications. */
export const text = {
  isAdded: (email: string) => `Added ${email}.`,
  addEmail: 'Add an email',
  addEmail2: 'Add email',
  email: 'Email',
  comesBack: 'Bounced',
  comesBackBecause: (reason: string) =>
    `Emails to this address bounce, so we stopped sending them. The mail server said: ${reason}`,
  everyMailHasLinkAt: 'Every email has an unsubscribe link.',

  removed: (device: string) => `Removed ${device}.`,
  wasNotRemoved: (device: string, failure: string) => `We couldn't remove ${device}. ${failure}`,
  yourDevices: 'Your devices',
  removeThisDevice: 'Remove this device?',
  removeDevice: 'Remove device',
  it: 'it',
  noNewOrdersArePushed: (device: string) =>
    `${device} no longer announces new orders. You can add it again from that device.`,
  thisDevice: 'This device',
  added: (ago: ReactNode) => rich`Added ${ago}`,
  noMessagesYet: ' · no messages yet',
  lastMessage: (ago: ReactNode) => rich` · last message ${ago}`,
  test: (name: string) => `Test ${name}`,
  testIsOnItsWay: (name: string) => `Sent a test to ${name}.`,
  testButton: 'Test',
  remove: (name: string) => `Remove ${name}`,

  newOrdersOnYourDevices: 'New orders on your devices',
  shownByBrowserAlsoWhile:
    "Your browser shows them even when Counter is closed, until you sign out there. Orders opened within a few seconds don't send a notification.",
  yourDevicesCouldNotBe: "We couldn't load your devices",
  noneOfYourDevicesIs: 'None of your devices get new orders.',
  thisBrowserDoesntSupportNotifications:
    "This browser doesn't support notifications. Use another browser or device.",
  onIphoneAndIpadAdd:
    'On iPhone and iPad, first add Counter to your home screen (Share, then Add to Home Screen) and open it from there.',
  notificationsArentSetUp: "Notifications on devices aren't set up yet.",
  newOrdersAreShownOn: 'New orders appear on this device.',
  notifyMeOnThisDevice: 'Notify me on this device',
  notificationsOfThisSiteAre:
    'Your browser blocks notifications from this site. Select the icon next to the address, allow notifications, then reload this page.',

  notifications: 'Notifications',
  chooseWhoHearsAbout: 'Choose who hears about your store, and how.',
  everyMorningAboutDayBefore: 'Every morning, covering the day before.',
  everyMondayAboutWeekFrom: 'Every Monday, covering Monday to Sunday.',
  onFirstOfMonthAbout: 'On the first of the month, covering the month before.',
  listsCouldNotBeLoaded: "We couldn't load the lists",
  performanceAlerts: 'Performance Alerts',
  howStoreDidByMail: (time: string, timeZone: string) =>
    `How your store did, by email at ${time} (${timeZone}).`,
  newReviews: 'New Reviews',
  mailedWhenSomeoneReviews: "We'll email each new review, with a button to answer it.",
  storeDeactivation: 'Store Deactivation',
  mailedWhenStoreStopsTaking:
    "We'll email when your store stops taking orders outside its usual hours, because it was closed, paused for over an hour or suspended, and when it reopens.",

  browserWasNotAllowedTo: "You didn't allow notifications in this browser.",
  thisBrowserCouldntSetThemUp: "This browser couldn't set up notifications.",
  thisBrowserCouldNotReach:
    "This browser couldn't reach its notification service. Check your connection and browser settings, then try again.",

  wasNotAdded: (email: string, failure: string) => `We couldn't add ${email}. ${failure}`,
  isRemoved: (email: string) => `Removed ${email}.`,
  nobodyIsMailed: 'No recipients',
  recipientsOf: (label: string) => `Recipients of ${label}`,
  addEmailTo: (label: string) => `Add email to ${label}`,
  addressesAtMost: (maxRecipients: number) => `Up to ${maxRecipients} addresses.`,
  unsubscribed: 'Unsubscribed',
  mailAgain: (email: string) => `Resubscribe ${email}`,
  sendAgain: 'Send again',
  sendAgainTo: (email: string) => `Send emails to ${email} again`,
  resubscribe: 'Resubscribe',
  removeFrom: (email: string, kind: string) => `Remove ${email} from ${kind}`,
  sendMeSampleNow: (kind: string) => `Send me a sample: ${kind}`,
  sampleIsOnItsWay: (email: string) => `Sent a sample to ${email}.`,
  noSampleWasSent: (failure: string) => `We couldn't send the sample. ${failure}`,
  sendMeSampleNowButton: 'Send me a sample',

  unsubscribe: 'Unsubscribe',
  isMailedAboutDoYou: (email: string, storeName: string, what: string) =>
    `${email} gets emails about ${storeName} (${what}). Unsubscribe from them?`,
  youAreUnsubscribed: "You're unsubscribed",
  getsNoMoreOfThese: (email: string, storeName: string, what: string) =>
    `${email} no longer gets these emails from ${storeName} (${what}).`,
  subscribeAgain: 'Subscribe again',
  fromMarketplace: (at: ReactNode) => rich`From the marketplace, ${at}`,
  gotIt: 'Got it',
  confirm: (subject: string) => `Got it: ${subject}`,
  notConfirmed: "We couldn't save that you read the message. Try again.",
} as const;
