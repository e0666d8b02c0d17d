/** Screen text for scheduled and finished orders. */
export const rangedText = {
  noScheduledOrders: 'No scheduled orders',
  noScheduledOrdersHelp: 'Orders for a later time appear here.',
  noFinishedOrders: 'No finished orders',
  noFinishedOrdersHelp: 'Orders appear here once they are completed, cancelled or expired.',
  page: (page: number) => `page ${page}`,
  showOrders: 'Show orders',
  allMethods: 'All methods',
  ordersNotLoaded: "We couldn't load these orders",
  pagesOf: (title: string) => `Pages of ${title}`,
};
