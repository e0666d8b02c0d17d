import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod/mini';

/** Validates a form by the request it would send. The request's fields must have the same names as the form's. */
export function resolverFor<Values extends FieldValues, Request>(
  schema: z.core.$ZodType<Request>,
  requestOf: (values: Values) => unknown,
): Resolver<Values, unknown, Request> {
  return zodResolver(z.pipe(z.transform(requestOf), schema));
}
