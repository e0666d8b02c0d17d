import { checkoutPage } from '@counter/contract/storefront';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { openPage } from './open-page.tsx';

openPage(checkoutPage, ({ kind: _kind, ...page }) => <CheckoutPage {...page} />);
