import { createFileRoute } from '@tanstack/react-router';

/** The list alone. */
export const Route = createFileRoute('/dashboard/business/$storeUrl/orders/')();
