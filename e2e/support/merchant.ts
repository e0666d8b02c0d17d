import { demoPassword, login, logout, type LoginAnswer } from '@counter/contract/auth';
import {
  acceptOrder,
  cancelOrder,
  findOrder,
  findTodaysOrders,
  todaysOrdersPageSize,
  updateOrdersSeen,
  type Order,
  type OrderWithTimeline,
} from '@counter/contract/orders';
import { updateStoreStatus } from '@counter/contract/store';
import { callApi } from './api.ts';

/** The password of people who sign up during tests. */
export const newPassword = 'Quiet otters row home';

/** Returns a person's password. */
export const passwordOf = (email: string): string =>
  email.endsWith('@demo.test') ? demoPassword : newPassword;

type Named = Pick<Order, 'id'>;

/** A merchant on another device, without a screen. Acts on the store that is current at sign-in. */
export type Merchant = {
  readonly answer: LoginAnswer;
  todays(): Promise<readonly Order[]>;
  find(orderNumber: string): Promise<OrderWithTimeline>;
  accept(order: Named): Promise<void>;
  cancel(order: Named): Promise<void>;
  /** Opens all orders, which ends their alarm. */
  lookAtEverything(): Promise<void>;
  /** Opens (true) or closes (false) the store. */
  toggle(online: boolean): Promise<void>;
  logout(): Promise<void>;
};

/** Signs in through the API. */
export async function openMerchant(url: string, email: string): Promise<Merchant> {
  const answer = await callApi(url, login, { body: { email, password: passwordOf(email) } });
  const { token, userId, storeId } = answer.data;
  const caller = { token };
  const claims = { userId, storeId: storeId ?? 0 };

  async function todays(pageNumber = 0): Promise<readonly Order[]> {
    const body = { ...claims, pageNumber };
    const { data } = await callApi(url, findTodaysOrders, { body }, caller);
    return data.length < todaysOrdersPageSize ? data : [...data, ...(await todays(pageNumber + 1))];
  }

  return {
    answer,
    todays: async () => todays(),
    find: async (orderNumber) => {
      const params = { storeId: String(claims.storeId), orderNumber };
      return (await callApi(url, findOrder, { params }, caller)).data;
    },
    accept: async ({ id }) => {
      const body = { ...claims, orderId: id, status: 'STORE_ACCEPTED' as const };
      await callApi(url, acceptOrder, { body }, caller);
    },
    cancel: async ({ id }) => {
      const status = 'STORE_REJECT' as const;
      const body = { ...claims, orderId: id, status, reason: 'OutOfStock' as const };
      await callApi(url, cancelOrder, { body }, caller);
    },
    lookAtEverything: async () => {
      const unseen = (await todays()).filter(({ seenAt }) => seenAt === null);
      if (unseen.length === 0) return;
      const body = { ...claims, orderIds: unseen.map(({ id }) => id).slice(0, 500) };
      await callApi(url, updateOrdersSeen, { body }, caller);
    },
    toggle: async (online) => {
      const body = { userId, id: claims.storeId, online };
      await callApi(url, updateStoreStatus, { body }, caller);
    },
    logout: async () => {
      await callApi(url, logout, {}, caller);
    },
  };
}
