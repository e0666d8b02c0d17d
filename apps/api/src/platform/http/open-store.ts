import type { Claim, Endpoint } from '@counter/contract/endpoint';
import { scopeForGuest, scopeForOperator } from '../tenancy/entering.ts';
import type { StoreScope } from '../tenancy/scope.ts';
import type { Integration } from '../tenancy/signed-in.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { Caller } from './callers.ts';
import type { ParsedParts } from './parse.ts';
import type { RequestFacts } from './route.ts';
import { fieldOf, partsOfClaim, storeIdOf, type FindingParts } from './store-claims.ts';

type Call = Caller & { readonly parts: ParsedParts; readonly facts: RequestFacts };

/**
 * Opens the declared store for a caller who isn't a member; undefined if none is declared. Members have entered it
 * already.
 * @throws ProblemError NOT_FOUND
 */
export async function openStore(
  { can }: Endpoint,
  binding: FindingParts,
  { parts, session, facts: { requestId }, ...caller }: Call,
): Promise<StoreScope | undefined> {
  if (typeof can === 'string' || !('who' in can)) return undefined;
  if (can.who === 'operator') {
    if (!session) throw new Error('an operator has a session');
    const claim = 'storeOf' in can ? can.id : can.store;
    const id = Number(claimed(parts, claim));
    const storeId = 'storeOf' in can ? await storeIdOf(binding, can.storeOf, id) : id;
    return scopeForOperator(binding.db, session, storeId, requestId);
  }
  const actor = can.who === 'consumer' ? caller.consumer?.actor : caller.integration;
  const storeUrl = String(claimed(parts, can.storeUrl));
  const scope = await scopeForGuest(binding.db, storeUrl, requestId, actor);
  if (caller.integration) requireStoreOfKey(caller.integration, scope);
  return scope;
}

/** @throws ProblemError NOT_ALLOWED for a key of other stores */
function requireStoreOfKey({ name, storeIds }: Integration, { storeId, storeUrl }: StoreScope) {
  if (storeIds === null || storeIds.includes(storeId)) return;
  const detail = `The API key "${name}" is for other stores than "${storeUrl}".`;
  throw new ProblemError('NOT_ALLOWED', detail);
}

function claimed(parts: ParsedParts, claim: Claim): unknown {
  const [part, field] = partsOfClaim(claim);
  return fieldOf(parts[part], field);
}
