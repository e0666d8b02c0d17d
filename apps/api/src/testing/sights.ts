/**
 * The visibility of a field for owner, manager, staff and accountant. `o m s a`: visible; `-` hidden; `~` hidden in
 * some rows; `·` request refused.
 */
type Sight = string;

const employee = {
  'address cnic endReason notes salary': 'o m · -',
};
const changedEmployee = { 'address cnic endReason notes salary': 'o m · ·' };
const openOrder = { 'customerContact deliveryAddress': 'o m s -' };
const mixedOrders = { 'customerContact deliveryAddress': 'o m ~ ·' };
const movedOpen = { 'customerContact deliveryAddress': 'o m s ·' };
const movedFinished = { 'customerContact deliveryAddress': 'o m - ·' };

/** The visibility of each sensitive field in every response that has one. Maintained by hand. */
const byCall: Record<
  string,
  { readonly at: string; readonly who: Readonly<Record<string, Sight>> }
> = {
  findEmployees: { at: 'data[]', who: employee },
  endEmployment: { at: 'data', who: changedEmployee },
  resumeEmployment: { at: 'data', who: changedEmployee },
  findRiders: { at: 'data[]', who: { cnic: 'o m - -' } },
  updateRiderDuty: { at: 'data', who: { cnic: 'o m - ·' } },
  findCustomers: { at: 'data.content[]', who: { phoneNumber: 'o m - ·', spend: 'o m - ·' } },
  findCustomer: { at: 'data', who: { phoneNumber: 'o m - ·', spend: 'o m - ·' } },
  findAnything: {
    at: 'data',
    who: { customers: 'o m s -', 'customers[].phoneNumber': 'o m - -', payouts: 'o - - a' },
  },
  saveCustomerNotes: { at: 'data', who: { phoneNumber: 'o m · ·', spend: 'o m · ·' } },
  findCustomerOrders: { at: 'data.latest[]', who: { subtotal: 'o m - ·' } },
  findBlockedCustomers: { at: 'data.content[]', who: { phoneNumber: 'o m · -' } },
  findTodayStats: { at: 'data', who: { highlyPaidCustomers: 'o m - a' } },
  findPerformanceOverview: { at: 'data', who: { highlyPaidCustomers: 'o m · a' } },
  findFinance: { at: 'data.company', who: { ein: 'o · · -' } },
  findOrder: { at: 'data', who: openOrder },
  findTodaysOrders: { at: 'data[]', who: mixedOrders },
  findScheduledOrders: { at: 'data.content[]', who: movedFinished },
  findOrderHistory: { at: 'data.content[]', who: { 'customerContact deliveryAddress': 'o m - -' } },
  acceptOrder: { at: 'data', who: movedOpen },
  readyOrder: { at: 'data', who: movedOpen },
  completeOrder: { at: 'data', who: movedFinished },
  cancelOrder: { at: 'data', who: movedFinished },
  delayOrder: { at: 'data', who: movedOpen },
  changeItems: { at: 'data', who: movedOpen },
  tickItems: { at: 'data', who: movedOpen },
  undoMove: { at: 'data', who: movedOpen },
  assignRider: { at: 'data', who: movedOpen },
};

type Row = readonly [name: string, path: string, sight: Sight];

/** Every sensitive field with its visibility. */
export const sights: readonly Row[] = Object.entries(byCall).flatMap(([name, { at, who }]) =>
  Object.entries(who).flatMap(([fields, sight]) =>
    fields.split(' ').map((field) => [name, `${at}.${field}`, sight] as const),
  ),
);
