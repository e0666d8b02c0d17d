/** A web store's consent question and the terms that the customer agrees to. */
export type ConsentQuestion = { readonly question: string; readonly terms: string };

/** Returns a web store's consent question for text messages. */
export function consentQuestion(storeName: string): ConsentQuestion {
  return {
    question: `Text me offers and news from ${storeName}`,
    terms: `I agree that ${storeName} may send marketing text messages to my phone number, also automatically and from time to time. I can order without agreeing. Message and data rates may apply. I can stop them at any time by replying STOP.`,
  };
}

/** Returns the full text that is stored with a consent, as proof of what was agreed to. */
export function consentWords(storeName: string): string {
  const { question, terms } = consentQuestion(storeName);
  return `${question}. ${terms}`;
}
