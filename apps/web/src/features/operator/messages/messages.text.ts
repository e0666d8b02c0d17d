/** Screen text for the outbox. */
export const messagesText = {
  recipient: 'Recipient',
  subject: 'Subject',
  message: 'Message',
  notSentWarning: (failure: string) => `We couldn't send it. ${failure}`,
  bouncedWarning: 'Emails to this address bounce, so we stopped sending them.',
  sendAgainButton: 'Send emails again',
  sendAgainToast: (email: string) => `We'll send emails to ${email} again.`,
  notChangedToast: (failure: string) => `We couldn't change this. ${failure}`,
  to: 'To',
  queuedTextHint:
    "It's being sent. If this installation captures messages instead, you'll see its text here.",
  capturedTextHint: "We don't keep its text.",
  sentTextHint: "We sent it and don't keep its text, because its links are for the recipient only.",
  failedTextHint: "We don't show its text, because its links are for the recipient only.",
  pageHelp: 'Emails and text messages from this installation, newest first.',
  searchIn: 'recipient or subject',
  noMessagesYet: 'No messages yet',
  noMessagesHelp: 'Emails that confirm an address or answer an application appear here.',
} as const;
