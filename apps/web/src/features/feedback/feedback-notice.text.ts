/** Screen text for feedback notices. */
export const noticeText = {
  underCustomers: (title: string) => `${title}, under Customers`,
};
