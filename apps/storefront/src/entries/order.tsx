import { orderPage } from '@counter/contract/storefront';
import { OrderPage } from '../tracking/order-page.tsx';
import { forgetPaid } from '../tracking/forget-paid.ts';
import { openPage } from './open-page.tsx';

forgetPaid();

openPage(orderPage, ({ store, order, token }) => (
  <OrderPage store={store} order={order} token={token} />
));
