import { callerKindOf } from '@counter/contract/endpoint';
import { apiContent } from '../../api-content.ts';
import { describeApi, type ApiContent } from '../../platform/http/openapi.ts';

/** The endpoints that API keys can use. */
export const partnerContent: ApiContent = {
  ...apiContent,
  endpoints: apiContent.endpoints.filter(
    ({ endpoint }) => callerKindOf(endpoint.can) === 'integration',
  ),
};

/** Returns the OpenAPI description of those endpoints, from which the client is generated. */
export async function describePartnerApi(): Promise<string> {
  return `${JSON.stringify(await describeApi(partnerContent), null, 2)}\n`;
}
