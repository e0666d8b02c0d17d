import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for customers. */
export const text = {
  blockTitle: (name: string) => `Block ${name}?`,
  blockCustomer: 'Block customer',
  blockedToast: (name: string) => `Blocked ${name}.`,
  blockCustomerLabel: 'Block customer',
  blockHelp: (phone: string) => `You won't get any more orders from ${phone}.`,
  openOrdersHint: (customer: ReactNode) =>
    rich`${customer} Open orders don't change. You can unblock them under Customers.`,
  phoneHelp: "Any format. They don't need to have ordered before.",
  reasonHelp: 'Only your team sees this.',

  blocked: 'Blocked',
  by: (blockedBy: string) => `by ${blockedBy}`,
  hasNotOrderedYet: 'No orders yet',
  unblock: (called: string) => `Unblock ${called}`,
  unblockButton: 'Unblock',

  blockedCustomers: 'Blocked customers',
  blockedCustomersHelp:
    "These phone numbers can't order from you. Customers are asked to contact your store.",
  blockedNotLoaded: "We couldn't load the blocked customers",
  nobodyOnThisPage: 'No one on this page',
  backToLastPage: 'Go to last page',
  noBlockedTitle: 'No blocked customers',
  noBlockedHelp:
    "Block customers who don't pick up or who harass your team. Enter a phone number here or open one of their orders.",

  notBlockedAgainToast: (called: string, failure: string) =>
    `We couldn't block ${called} again. ${failure}`,
  unblockedToast: (called: string) => `${called} can order again.`,
  notUnblockedToast: (called: string, failure: string) =>
    `We couldn't unblock ${called}. ${failure}`,

  textMessages: 'Text messages',
  agreedToTexts: 'Agreed to texts',

  spend: 'Spend',
  lastVisit: 'Last visit',
  firstVisit: 'First visit',

  drawer: {
    blockedBy: (instant: ReactNode, by: string, reason: string) =>
      rich`Blocked ${instant} by ${by}: ${reason}`,
    unblockCustomer: 'Unblock customer',

    recordConsent: 'Record consent',
    withdrawConsent: 'Withdraw consent',
    consentRecordedToast: (called: string) => `You can now text ${called}.`,
    consentWithdrawnToast: (called: string) => `${called} won't get any more text messages.`,
    recordConsentHelp: (called: string) =>
      `Only if ${called} agreed. We record your name and the time.`,
    withdrawConsentHelp: (called: string) =>
      `${called} won't get any more texts. Their earlier consent stays on record.`,
    howTheyAgreed: 'How they agreed',
    howTheyWithdrew: 'How they withdrew',
    choose: 'Choose',
    noteHelp: 'Optional. For example, what they want to hear about.',

    agreed: 'Agreed',
    noTextsWithoutConsent: "No texts: this customer hasn't agreed to them.",
    consents: 'Consent history',
    agreedNote: (how: string, instant: ReactNode) => rich`Agreed ${how}, ${instant}`,
    recordedBy: (givenBy: string) => `Recorded by ${givenBy}`,
    withdrawn: (how: string, instant: ReactNode) => rich`Withdrawn ${how}, ${instant}`,

    noCompletedOrders: 'No completed orders',

    averageOrder: 'Average order',

    erasedToast: 'Erased customer.',
    privacy: 'Privacy',
    eraseCustomer: 'Erase customer',
    eraseHelp: 'For customers who ask you to delete their data.',
    eraseTitle: (called: string) => `Erase ${called}?`,
    eraseWarning: (name: string) =>
      `Their name, phone number, addresses, notes, instructions and inquiries are deleted from ${name}. You can't undo this.`,
    eraseKeepsHint:
      'Orders and amounts stay in your records as "Erased customer". Reviews stay without a name. If they answered STOP, we still won\'t text them.',
    eraseUnblocksHint: 'This also unblocks them: they can order from the same number again.',

    notesOn: (called: string) => `Notes on ${called}`,
    unsavedWarning: 'You have unsaved changes.',
    notes: 'Notes',
    saveNotes: 'Save notes',
    notesHelp: 'Only your team sees these notes.',

    addNotes: 'Add notes',
    editNotes: 'Edit notes',
    noNotesHelp: 'No notes yet. Customers never see your notes.',
  },

  page: {
    backToCustomers: 'Back to Customers',
    orders: 'Orders',
    atAGlance: 'At a glance',
    openPage: 'Open full page',
  },

  list: {
    none: 'None',
    showCustomers: 'Show customers',
    searchCustomers: 'Search customers',
    searchPlaceholder: 'Name or phone number',
    customers: 'Customers',
    customerGroup: 'Customer group',
    import: 'Import',
    allCustomers: 'All customers',
    allCustomersTitle: 'All Customers',
    listHelp: 'Everyone who has ordered, by phone number.',
    fileOfCustomers: 'the file of customers',
    noCustomerFound: 'No customer found',
    noCustomersHelp:
      'Customers appear here after their first order. Have a list already? Import it.',
    optedInToTexts: 'Opted in to texts',
  },
} as const;
