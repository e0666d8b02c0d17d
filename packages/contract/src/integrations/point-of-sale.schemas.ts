import { z } from 'zod/mini';
import { importRequest } from '../menu/import.schemas.ts';
import { productAvailabilityRequest } from '../menu/products.schemas.ts';
import {
  acceptRequest,
  cancelForm,
  completeRequest,
  readyRequest,
} from '../orders/orders.schemas.ts';

/** A move of an order. Omitted fields keep their values. */
export const moveRequest = z.discriminatedUnion('move', [
  z.object({ move: z.literal('accept'), minutes: acceptRequest.shape.minutes }),
  z.object({ move: z.literal('ready'), bags: readyRequest.shape.bags }),
  z.object({ move: z.literal('complete'), code: completeRequest.shape.code }),
  z.object({ move: z.literal('cancel'), ...cancelForm.shape }),
]);

export type MoveRequest = z.infer<typeof moveRequest>;

const { id, available, until } = productAvailabilityRequest.shape;

/** The maximum number of products per call. */
export const availabilityLimit = 200;

export const productsAvailability = z.object({
  products: z
    .array(z.object({ id, available, until }))
    .check(z.minLength(1, 'Name at least one product'), z.maxLength(availabilityLimit)),
});

export type ProductsAvailability = z.infer<typeof productsAvailability>;

const { csv, plan, skipWrong } = importRequest.shape;

export const pushMenuRequest = z.object({ csv, plan, skipWrong });
