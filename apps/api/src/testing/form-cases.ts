import { apiMessageOf, type FormCase } from '@counter/contract/cases';
import type { LightMyRequestResponse } from 'fastify';

/** A field's value as sent to the API. Some are not text, which no form would send. */
export type SentCase = Omit<FormCase, 'value' | 'given'> & {
  readonly value: unknown;
  readonly given?: Readonly<Record<string, unknown>>;
};

type Verdict = { readonly message: string | null; readonly status: number };

export const noDate = 'Enter a date such as 11/21/2026 or 2026-11-21';

/** Returns the value of a case that is sent to the API. */
export function sentOf(one: SentCase): unknown {
  return 'sent' in one ? one.sent : one.value;
}

/** Returns the status of a response and its message for a field. */
export function verdictAt(response: LightMyRequestResponse, field: string): Verdict {
  const { errors = [] } = response.json<{ errors?: { path: string; message: string }[] }>();
  const message = errors.find(({ path }) => path === field)?.message ?? null;
  return { message, status: response.statusCode };
}

/** Returns the response that a case expects. */
export function verdictOf(one: SentCase): Verdict {
  const message = apiMessageOf(one);
  return { message, status: message === null ? 200 : 422 };
}
