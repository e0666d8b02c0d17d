import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, userIdClaim } from '../shared/schema.ts';

/** The printouts with a QR code: a wall poster, and a table tent folded from a page. */
export const orderCodeLayouts = ['POSTER', 'TENT'] as const;

export type OrderCodeLayout = (typeof orderCodeLayouts)[number];

export const printOrderCode = endpoint({
  method: 'POST',
  path: '/merchant/store/web-store/code/pdf',
  summary: "Gets a page (A4) with a QR code of the store's web store, or of one product of it.",
  body: z.object({
    userId: userIdClaim,
    storeId: id,
    layout: z.enum(orderCodeLayouts),
    /** The product that the code links to. Omit for the whole menu. */
    productId: z.optional(id),
  }),
  answer: z.string(),
  can: { permission: 'store:read', store: 'body.storeId' },
  kind: 'pdf',
});
