import type { CallOf, Endpoint } from '@counter/contract/endpoint';

type Facts = {
  readonly storeUrl: string;
  readonly productId: number;
  /** An email without an account. */
  readonly newEmail: string;
};

/** Returns a request for each endpoint that takes orders: from integrations and in the web store. */
export function webStoreCalls({
  storeUrl,
  productId,
  newEmail,
}: Facts): Readonly<Record<string, CallOf<Endpoint>>> {
  const wish = {
    deliveryMethod: 'PICKUP',
    items: [{ productId, quantity: 1 }],
    tip: { percent: 0 },
  };
  const customer = { name: 'Ada', phone: '+1 212 555 0142' };
  const link = { params: { storeUrl, token: 'none' } };
  return {
    placeOrder: {
      body: {
        storeUrl,
        customer,
        deliveryMethod: 'PICKUP',
        items: [{ productId, quantity: 1 }],
      },
    },
    findSentOrders: { params: { storeUrl }, query: { pageNumber: '0' } },
    moveSentOrder: { params: { storeUrl, orderId: '999999' }, body: { move: 'accept' } },
    setProductsAvailability: {
      params: { storeUrl },
      body: { products: [{ id: 999_999, available: true }] },
    },
    pushMenu: { params: { storeUrl }, body: { csv: 'name,category,price\nSoup,Soups,4.50\n' } },
    sendConsumerCode: { body: { recipient: `consumer-${newEmail}`, storeUrl } },
    signInConsumer: { body: { recipient: `consumer-${newEmail}`, code: '000000' } },
    findConsumer: {},
    signOutConsumer: {},
    endTexts: { body: { storeUrl } },
    sendContactPhoneCode: { body: { phone: customer.phone, storeUrl } },
    changeContactPhone: { body: { phone: customer.phone, code: '000000' } },
    sendOrderCode: { params: { storeUrl } },
    findStorefront: { params: { storeUrl } },
    quoteWebOrder: { params: { storeUrl }, body: wish },
    findOrderTimes: { params: { storeUrl, deliveryMethod: 'PICKUP' } },
    findTrackedOrder: link,
    followOrder: link,
    cancelTrackedOrder: link,
    findOrderAgain: link,
    placeWebOrder: {
      params: { storeUrl },
      body: { ...wish, customer, payment: 'AT_COUNTER', expectedTotal: 0 },
    },
    payWebOrder: {
      params: { storeUrl },
      body: { ...wish, customer, payment: 'CARD', expectedTotal: 0 },
    },
  };
}
