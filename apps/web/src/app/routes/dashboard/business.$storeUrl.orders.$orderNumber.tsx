import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

/** The order list with an order open. */
export const Route = createFileRoute('/dashboard/business/$storeUrl/orders/$orderNumber')({
  head: ({ params }) => titled(text.order(params.orderNumber))(),
});
