import { createFileRoute } from '@tanstack/react-router';

/** The order list without an open order. */
export const Route = createFileRoute('/dashboard/business/$storeUrl/orders/')();
