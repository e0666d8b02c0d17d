/** Screen text for the reviews on the menu, separate so that the menu loads no others. */
export const text = {
  whatCustomersSay: 'What customers say',
  questions: 'Questions?',
  readAll: (total: string) => `Read all ${total}`,
  askQuestion: (name: string) => `Ask ${name} a question`,

  of5Stars: ' of 5 stars',
  oneReview: '1 review',
  reviews: (total: number) => `${total} reviews`,
} as const;
