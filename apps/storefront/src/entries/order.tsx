import { orderPage } from '@counter/contract/storefront';
import { OrderPage } from '../tracking/order-page.tsx';
import { openPage } from './open-page.tsx';

openPage(orderPage, ({ store, order, token }) => (
  <OrderPage store={store} order={order} token={token} />
));
