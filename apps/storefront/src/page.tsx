import type { StorefrontPage } from '@counter/contract/storefront';
import { OrdersPage } from './account/orders-page.tsx';
import { CheckoutPage } from './checkout/checkout-page.tsx';
import { AskPage } from './inquiry/ask-page.tsx';
import { QuestionPage } from './inquiry/question-page.tsx';
import { MenuPages } from './pages/menu-pages.tsx';
import { ReviewsPage } from './reviews/reviews-page.tsx';
import { OrderPage } from './tracking/order-page.tsx';

/** Renders any page on the server. In the browser, each page has its own entry. */
export function Page({ page }: { page: StorefrontPage }) {
  switch (page.kind) {
    case 'checkout':
      return (
        <CheckoutPage
          store={page.store}
          consumer={page.consumer}
          takesCards={page.takesCards}
          notice={page.notice}
        />
      );
    case 'order':
      return <OrderPage store={page.store} order={page.order} token={page.token} />;
    case 'reviews':
      return <ReviewsPage store={page.store} reviews={page.reviews} page={page.page} />;
    case 'ask':
      return <AskPage store={page.store} today={page.today} />;
    case 'question':
      return <QuestionPage store={page.store} question={page.question} token={page.token} />;
    case 'orders':
      return <OrdersPage page={page} />;
    default:
      return <MenuPages page={page} />;
  }
}
