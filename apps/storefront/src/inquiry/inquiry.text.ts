/** Every sentence that people read on the screens of inquiry. */
export const text = {
  question: 'Question',
  name: 'Name',
  message: 'Message',
  eMail: 'E-mail',
  phone: 'Phone',
  withoutEMailAddressAnswer: 'Without an e-mail address, the answer comes as a text message.',
  eventDateOptional: 'Event date (optional)',
  addressOptional: 'Address (optional)',
  leaveThisEmpty: 'Leave this empty',
  sendQuestion: 'Send question',
  eventDateCannotBeIn: 'Event date cannot be in the past',
  backToMenu: 'Back to the menu',
  askQuestion: (name: string) => `Ask ${name} a question`,
  aboutAllergyLargeOrderOr:
    'About an allergy, a large order, or an event: the store answers by mail or text message.',
  toAskHereSwitchOn: 'To ask here, switch on JavaScript in your browser.',
  answered: (name: string) => `${name} answered`,
  thankYouHasYourQuestion: (name: string) => `Thank you! ${name} has your question.`,
  answerComesToYouBy:
    'The answer comes to you by mail or text message, and stands here: keep this link.',
  yourQuestion: (spokenDay: string) => `Your question, ${spokenDay}`,
  for: (eventDate: string) => `For ${eventDate}`,
  answer: 'The answer',
} as const;
