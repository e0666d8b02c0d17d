/** Screen text for questions to a store. */
export const text = {
  question: 'Question',
  name: 'Name',
  message: 'Message',
  email: 'Email',
  phone: 'Phone',
  emailHint: "Without an email address, we'll text you the answer.",
  eventDateOptional: 'Event date (optional)',
  eventDateHint: (day: string) => `Such as ${day}`,
  addressOptional: 'Address (optional)',
  leaveThisEmpty: 'Leave this empty',
  sendQuestion: 'Send question',
  eventDateError: "Event date can't be in the past",
  backToMenu: 'Back to the menu',
  askQuestion: (name: string) => `Ask ${name} a question`,
  askHelp:
    'About an allergy, a large order or an event. The store will reply by email or text message.',
  noScriptHint: 'To ask here, turn on JavaScript in your browser.',
  answered: (name: string) => `${name} answered`,
  thankYouTitle: (name: string) => `Thank you! ${name} has your question.`,
  thankYouHelp: {
    EMAIL: "You'll get the answer by email. It also appears here, so keep this link.",
    TEXT: "You'll get the answer by text message. It also appears here, so keep this link.",
  },
  yourQuestion: (spokenDay: string) => `Your question, ${spokenDay}`,
  forEventDate: (eventDate: string) => `For ${eventDate}`,
  answer: 'Answer',
} as const;
