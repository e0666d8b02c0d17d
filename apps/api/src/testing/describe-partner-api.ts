import { allEndpoints } from '@counter/contract';
import { callerKindOf } from '@counter/contract/endpoint';
import { describeApi } from '../platform/http/openapi.ts';

/** The OpenAPI description of the calls that API keys can make, as the client is generated from. */
export function describePartnerApi(): string {
  const endpoints = allEndpoints.filter(
    ({ endpoint }) => callerKindOf(endpoint.can) === 'integration',
  );
  return `${JSON.stringify(describeApi(endpoints), null, 2)}\n`;
}
