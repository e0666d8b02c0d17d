import { ordersPage } from '@counter/contract/storefront';
import { OrdersPage } from '../account/orders-page.tsx';
import { openPage } from './open-page.tsx';

openPage(ordersPage, (page) => <OrdersPage page={page} />);
