/** Screen text for inquiries. */
export const text = {
  showInquiries: 'Show inquiries',
  noInquiriesYet: 'No inquiries yet',
  noInquiriesHelp:
    'Questions that customers ask in your web store appear here, such as whether you cater for events.',
  message: 'Message',
  eventDate: 'Event date',
  forDay: (calendarDay: string) => `for ${calendarDay}`,
  questionFrom: (name: string) => `Question from ${name}`,
  question: 'Question',
  unsavedWarning: "You haven't sent your reply.",
  replySentToast: (name: string) => `Sent your reply to ${name}.`,
  replyByEmailHelp: (email: string) => `We'll email your reply to ${email}.`,
  replyByTextHelp: (phone: string) => `We'll text your reply to ${phone}.`,
};
