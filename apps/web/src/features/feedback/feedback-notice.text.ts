/** Sentences that announce feedback on every screen. */
export const noticeText = {
  underCustomers: (title: string) => `${title}, under Customers`,
};
