import { callerKindOf } from '@counter/contract/endpoint';
import { apiContent } from '../../api-content.ts';
import { describeApi, type ApiContent } from '../../platform/http/openapi.ts';

/** The calls that API keys can make. */
export const partnerContent: ApiContent = {
  ...apiContent,
  endpoints: apiContent.endpoints.filter(
    ({ endpoint }) => callerKindOf(endpoint.can) === 'integration',
  ),
};

/** The OpenAPI description of the calls that API keys can make, as the client is generated from. */
export async function describePartnerApi(): Promise<string> {
  return `${JSON.stringify(await describeApi(partnerContent), null, 2)}\n`;
}
