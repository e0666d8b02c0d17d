/** The sentences of the outbox. */
export const messagesText = {
  recipient: 'Recipient',
  subject: 'Subject',
  message: 'Message',
  weCouldntSend: (failure: string) => `We couldn't send it. ${failure}`,
  mailsComeBack: 'Emails to this address bounce, so we stopped sending them.',
  mailAgain: 'Send emails again',
  isMailedAgain: (email: string) => `We'll send emails to ${email} again.`,
  wasNotChanged: (failure: string) => `We couldn't change this. ${failure}`,
  to: 'To',
  itIsOnItsWay:
    "It's being sent. If this installation captures messages instead, you'll see its text here.",
  weDontKeepItsText: "We don't keep its text.",
  itWasReallySentSo:
    "We sent it and don't keep its text, because its links are for the recipient only.",
  itsTextIsNotShown: "We don't show its text, because its links are for the recipient only.",
  mailsAndTextMessagesThis: 'Emails and text messages from this installation, newest first.',
  recipientOrSubject: 'recipient or subject',
  noMessagesYet: 'No messages yet',
  mailsThatConfirmAddressOr: 'Emails that confirm an address or answer an application appear here.',
} as const;
