/** Sentences of inquiries. */
export const text = {
  showInquiries: 'Show inquiries',
  noInquiriesYet: 'No inquiries yet',
  answerQuestionsHere:
    'Questions that customers ask in your web store appear here, such as whether you cater for events.',
  message: 'Message',
  eventDate: 'Event date',
  for: (calendarDay: string) => ` · for ${calendarDay}`,
  questionFrom: (name: string) => `Question from ${name}`,
  question: 'Question',
  replyThatYouTypedIs: "You haven't sent your reply.",
  yourReplyIsOnIts: (name: string) => `Sent your reply to ${name}.`,
  itIsMailedTo: (email: string) => `We'll email your reply to ${email}.`,
  itIsSentToAs: (phone: string) => `We'll text your reply to ${phone}.`,
};
