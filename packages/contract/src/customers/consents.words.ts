/** The consent question on a web store, and the text that the customer agrees to. */
export type ConsentQuestion = { readonly question: string; readonly terms: string };

/** Returns the question by which a web store asks for consent to text messages. */
export function consentQuestion(storeName: string): ConsentQuestion {
  return {
    question: `Text me offers and news from ${storeName}`,
    terms: `I agree that ${storeName} may send marketing text messages to my phone number, also automatically and from time to time. I can order without agreeing. Message and data rates may apply. I can stop them at any time by replying STOP.`,
  };
}

/** The whole of it, as it is kept with a consent: what was agreed to, word by word. */
export function consentWords(storeName: string): string {
  const { question, terms } = consentQuestion(storeName);
  return `${question}. ${terms}`;
}
