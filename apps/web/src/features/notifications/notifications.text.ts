import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for notifications. */
export const text = {
  addedToast: (email: string) => `Added ${email}.`,
  addEmail: 'Add an email',
  addEmailButton: 'Add email',
  email: 'Email',
  bounced: 'Bounced',
  bouncedWarning: (reason: string) =>
    `Emails to this address bounce, so we stopped sending them. The mail server said: ${reason}`,
  emailHelp: 'Every email has an unsubscribe link.',

  deviceRemovedToast: (device: string) => `Removed ${device}.`,
  notRemovedToast: (device: string, failure: string) => `We couldn't remove ${device}. ${failure}`,
  yourDevices: 'Your devices',
  removeThisDevice: 'Remove this device?',
  removeDevice: 'Remove device',
  unknownDevice: 'it',
  removeDeviceWarning: (device: string) =>
    `${device} no longer announces new orders. You can add it again from that device.`,
  thisDevice: 'This device',
  added: (ago: ReactNode) => rich`Added ${ago}`,
  noMessagesYet: ' · no messages yet',
  lastMessage: (ago: ReactNode) => rich` · last message ${ago}`,
  test: (name: string) => `Test ${name}`,
  testSentToast: (name: string) => `Sent a test to ${name}.`,
  testButton: 'Test',
  remove: (name: string) => `Remove ${name}`,

  newOrdersOnYourDevices: 'New orders on your devices',
  devicesHelp:
    "Your browser shows them even when Counter is closed, until you sign out there. Orders opened within a few seconds don't send a notification.",
  devicesNotLoaded: "We couldn't load your devices",
  noDevicesHint: 'None of your devices get new orders.',
  unsupportedWarning: "This browser doesn't support notifications. Use another browser or device.",
  needsInstallWarning:
    'On iPhone and iPad, first add Counter to your home screen (Share, then Add to Home Screen) and open it from there.',
  notSetUpWarning: "Notifications on devices aren't set up yet.",
  deviceAddedToast: 'New orders appear on this device.',
  notifyMeOnThisDevice: 'Notify me on this device',
  blockedWarning:
    'Your browser blocks notifications from this site. Select the icon next to the address, allow notifications, then reload this page.',

  notifications: 'Notifications',
  pageHelp: 'Choose who hears about your store, and how.',
  dailyHelp: 'Every morning, covering the day before.',
  weeklyHelp: 'Every Monday, covering Monday to Sunday.',
  monthlyHelp: 'On the first of the month, covering the month before.',
  listsNotLoaded: "We couldn't load the lists",
  performanceAlerts: 'Performance Alerts',
  performanceAlertsHelp: (time: string, timeZone: string) =>
    `How your store did, by email at ${time} (${timeZone}).`,
  newReviews: 'New Reviews',
  newReviewsHelp: "We'll email each new review, with a button to answer it.",
  storeDeactivation: 'Store Deactivation',
  storeDeactivationHelp:
    "We'll email when your store stops taking orders outside its usual hours, because it was closed, paused for over an hour or suspended, and when it reopens.",

  notAllowedError: "You didn't allow notifications in this browser.",
  setUpError: "This browser couldn't set up notifications.",
  unreachableError:
    "This browser couldn't reach its notification service. Check your connection and browser settings, then try again.",

  notAddedToast: (email: string, failure: string) => `We couldn't add ${email}. ${failure}`,
  removedToast: (email: string) => `Removed ${email}.`,
  noRecipients: 'No recipients',
  recipientsOf: (label: string) => `Recipients of ${label}`,
  addEmailTo: (label: string) => `Add email to ${label}`,
  addressesAtMost: (maxRecipients: number) => `Up to ${maxRecipients} addresses.`,
  unsubscribed: 'Unsubscribed',
  resubscribeLabel: (email: string) => `Resubscribe ${email}`,
  sendAgain: 'Send again',
  sendAgainTo: (email: string) => `Send emails to ${email} again`,
  resubscribe: 'Resubscribe',
  removeFrom: (email: string, kind: string) => `Remove ${email} from ${kind}`,
  sendSampleLabel: (kind: string) => `Send me a sample: ${kind}`,
  sampleSentToast: (email: string) => `Sent a sample to ${email}.`,
  sampleNotSentToast: (failure: string) => `We couldn't send the sample. ${failure}`,
  sendSampleButton: 'Send me a sample',

  unsubscribe: 'Unsubscribe',
  unsubscribeHelp: (email: string, storeName: string, what: string) =>
    `${email} gets emails about ${storeName} (${what}). Unsubscribe from them?`,
  unsubscribedTitle: "You're unsubscribed",
  unsubscribedHelp: (email: string, storeName: string, what: string) =>
    `${email} no longer gets these emails from ${storeName} (${what}).`,
  subscribeAgain: 'Subscribe again',
  fromMarketplace: (at: ReactNode) => rich`From the marketplace, ${at}`,
  gotIt: 'Got it',
  confirm: (subject: string) => `Got it: ${subject}`,
  notConfirmed: "We couldn't save that you read the message. Try again.",
} as const;
