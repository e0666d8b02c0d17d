import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of customers. */
export const text = {
  block: (name: string) => `Block ${name}?`,
  blockCustomer: 'Block a customer',
  isBlocked: (name: string) => `${name} is blocked.`,
  blockCustomerLabel: 'Block customer',
  noFurtherOrdersAreTaken: (phone: string) => `No further orders are taken from ${phone}.`,
  ordersThatAreOpenStay: (customer: ReactNode) =>
    rich`${customer} Orders that are open stay as they are. It can be taken back among the customers.`,
  howeverItIsWrittenThey: 'However it is written. They need not have ordered before.',
  forPeopleOfStoreCustomer: 'For the people of the store. The customer does not see it.',

  blocked: 'Blocked',
  by: (blockedBy: string) => `by ${blockedBy}`,
  hasNotOrderedYet: 'Has not ordered yet',
  unblock: (called: string) => `Unblock ${called}`,
  unblockButton: 'Unblock',

  blockedCustomers: 'Blocked customers',
  noOrdersAreTakenFrom:
    'No orders are taken from these phone numbers. Their owners are asked to speak to the store.',
  blockedCustomersCouldNotBe: 'The blocked customers could not be loaded',
  nobodyOnThisPage: 'Nobody on this page',
  backToLastPage: 'Back to the last page',
  nobodyIsBlocked: 'Nobody is blocked',
  blockWhoNeverPicksUp:
    'Block who never picks up or harasses your people, here by phone number or from one of their orders.',

  wasNotBlockedAgain: (called: string, failure: string) =>
    `${called} was not blocked again. ${failure}`,
  canOrderAgain: (called: string) => `${called} can order again.`,
  isStillBlocked: (called: string, failure: string) => `${called} is still blocked. ${failure}`,

  textMessages: 'Text messages',

  spend: 'Spend',
  lastVisit: 'Last visit',
  firstVisit: 'First visit',

  drawer: {
    blockedBy: (instant: ReactNode, by: string, reason: string) =>
      rich`Blocked ${instant} by ${by}: ${reason}`,
    unblockCustomer: 'Unblock customer',

    recordConsent: 'Record consent',
    withdrawConsent: 'Withdraw consent',
    mayBeSentTextMessages: (called: string) => `${called} may be sent text messages.`,
    isSentNoMoreText: (called: string) => `${called} is sent no more text messages.`,
    onlyIfSaidSoRecord: (called: string) =>
      `Only if ${called} said so: the record has your name and the time.`,
    fromNowOnNothingIs: (called: string) =>
      `From now on nothing is sent. That ${called} had agreed stays on record.`,
    howTheyAgreed: 'How they agreed',
    howTheySaidSo: 'How they said so',
    choose: 'Choose',
    optionalSuchAsWhatThey: 'Optional. Such as what they want to hear of.',

    agreed: 'Agreed',
    noneAreSentThereIs: 'None are sent: there is no consent that stands.',
    consents: 'Consents',
    agreedNote: (how: string, instant: ReactNode) => rich`Agreed ${how}, ${instant}`,
    writtenDownBy: (givenBy: string) => `Written down by ${givenBy}`,
    withdrawn: (how: string, instant: ReactNode) => rich`Withdrawn ${how}, ${instant}`,

    nothingOrderedThatCounts: 'Nothing ordered that counts',

    averageOrder: 'Average order',

    customerIsErased: 'The customer is erased.',
    privacy: 'Privacy',
    eraseCustomer: 'Erase customer',
    forCustomersWhoAskYou: 'For customers who ask you to forget them.',
    erase: (called: string) => `Erase ${called}?`,
    namePhoneNumberAddressesNotes: (name: string) =>
      `Name, phone number, addresses, notes, instructions and inquiries go, everywhere in ${name}. Nobody can bring them back.`,
    ordersAndAmountsStayFor:
      'Orders and amounts stay for the books, as those of an “Erased customer”. Reviews stay without their author. A STOP goes on being obeyed.',
    theirBlockEndsWithIt: 'Their block ends with it: from the same number they can order again.',

    notesOn: (called: string) => `Notes on ${called}`,
    whatYouNotedIsNot: 'What you noted is not saved yet.',
    notes: 'Notes',
    saveNotes: 'Save notes',
    forPeopleOfStore: 'For the people of the store.',

    addNotes: 'Add notes',
    editNotes: 'Edit notes',
    nothingIsNotedCustomersNever: 'Nothing is noted. Customers never see what is.',
  },

  list: {
    none: 'None',
    showCustomers: 'Show customers',
    searchCustomers: 'Search customers',
    nameOrPhoneNumber: 'Name or phone number',
    customers: 'Customers',
    whoIsShown: 'Who is shown',
    allCustomers: 'All customers',
    latestVisitFirst: 'Latest visit first',
    allCustomersTitle: 'All Customers',
    everybodyWhoHasOrderedBy: 'Everybody who has ordered, by phone number.',
    fileOfCustomers: 'The file of customers',
    noCustomerFound: 'No customer found',
    everyoneWhoOrdersAppearsHere: 'Everyone who orders appears here, with their visits.',
    agreedToTextMessages: 'Agreed to text messages',
    highestSpendFirst: 'Highest spend first',
    mostOrdersFirst: 'Most orders first',
    byName: 'By name',
  },
} as const;
