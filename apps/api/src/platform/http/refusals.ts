import { callerKindOf, type CallerKind, type Endpoint } from '@counter/contract/endpoint';

/** The error statuses that any call may return or that a call's declaration implies. */
export const refusalStatuses = [400, 401, 403, 404, 409, 413, 415, 422, 429] as const;

export type RefusalStatus = (typeof refusalStatuses)[number];

type Kind = CallerKind | 'member';

const withSession: readonly Kind[] = ['signedIn', 'operator', 'member'];
const identified: readonly Kind[] = [...withSession, 'integration', 'consumer'];

/** Returns the error statuses that a call's declaration implies, ascending. */
export function refusalsOf(endpoint: Endpoint): RefusalStatus[] {
  const { params, query, body, idempotency, method, can } = endpoint;
  const kind = callerKindOf(can);
  const isWrittenWithCookie = method === 'POST' && (kind === 'consumer' || kind === 'visitor');
  const takesKey = idempotency !== 'none';
  const possible: Readonly<Record<RefusalStatus, boolean>> = {
    400: Boolean(params ?? body) || takesKey,
    401: identified.includes(kind),
    403: [...withSession, 'integration'].includes(kind) || isWrittenWithCookie,
    404: namesThing(endpoint),
    // Conflicts depend on the call's own rules; the recorded answers show them.
    409: false,
    413: body !== undefined,
    415: body !== undefined,
    422: Boolean(query ?? body) || takesKey,
    429: true,
  };
  return refusalStatuses.filter((status) => possible[status]);
}

/**
 * Returns true if a call names something that may not exist. A member's store doesn't count: an unknown one is refused
 * as not theirs.
 */
function namesThing({ params, can }: Endpoint): boolean {
  if (typeof can === 'object' && !('store' in can && 'permission' in can)) return true;
  if (!params) return false;
  const own = typeof can === 'object' && 'store' in can ? can.store : undefined;
  return fieldsOf(params).some((name) => `params.${name}` !== own);
}

function fieldsOf(schema: object): string[] {
  const shape: unknown = 'shape' in schema ? schema.shape : undefined;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
}
