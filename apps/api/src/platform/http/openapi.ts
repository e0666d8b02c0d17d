import {
  callerKindOf,
  type CallerKind,
  type Can,
  type Endpoint,
  type StoreClaim,
} from '@counter/contract/endpoint';
import {
  problemSchema,
  rolesWith,
  sensitivityOf,
  workbookType,
  type Sensitivity,
} from '@counter/contract/shared';
import { z } from 'zod/mini';
import { consumerCookieName } from './consumer-cookie.ts';

/** An OpenAPI 3.1 document. */
export type ApiDescription = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: { readonly url: string }[];
  readonly components: object;
  readonly paths: Record<string, Record<string, unknown>>;
};

/** A call with the domain it belongs to. */
export type Named = { readonly domain: string; readonly name: string; readonly endpoint: Endpoint };

/** The OpenAPI 3.1 description of every call of the contract. */
export function describeApi(endpoints: readonly Named[]): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const named of endpoints) {
    const { path, method } = named.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(named) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Counter',
      version: '1',
      description:
        "The merchant's side of a delivery marketplace. Amounts are integers in the minor unit of " +
        'the currency (cents), instants are ISO 8601 with offset, failures are RFC 9457 problems.',
    },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token from signing in.',
        },
        consumer: {
          type: 'apiKey',
          in: 'cookie',
          name: consumerCookieName,
          description:
            'The cookie that signing in on a web store sets; over HTTPS its name begins with `__Host-`.',
        },
        apiKey: { type: 'http', scheme: 'bearer', description: 'The API key of an integration.' },
      },
      schemas: { Problem: jsonSchema(problemSchema) },
    },
    paths,
  };
}

function describeCall({ domain, name, endpoint }: Named): Record<string, unknown> {
  return {
    operationId: name,
    tags: [domain],
    summary: endpoint.summary,
    description: describeCan(endpoint.can),
    security: securityOf(endpoint.can),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...idempotencyHeader(endpoint),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(jsonSchema(endpoint.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'Success', content: answerContent(endpoint) },
      default: {
        description: 'A problem, with a sentence for the person in `detail`.',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

const binary = { type: 'string', format: 'binary' };

function answerContent(endpoint: Endpoint): Record<string, unknown> {
  const schema = jsonSchema(endpoint.answer);
  if (endpoint.kind === 'csv')
    return { 'text/csv': { schema }, [workbookType]: { schema: binary } };
  if (endpoint.kind === 'pdf') {
    return { 'application/pdf': { schema: binary } };
  }
  return endpoint.kind === 'stream' ? { 'text/event-stream': { schema } } : json(schema);
}

function json(schema: unknown): Record<string, unknown> {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: described }) => {
      const sensitivity = sensitivityOf(zodSchema);
      if (sensitivity) described.description = describeSensitivity(sensitivity);
      if (zodSchema._zod.def.type === 'object') described.additionalProperties = false;
    },
  });
  return rest;
}

function describeSensitivity({ permission, mask }: Sensitivity): string {
  const roles = rolesWith(permission).join(', ');
  return `${mask ? 'Whole' : 'Present'} only for the role ${roles}.`;
}

function parametersOf(where: 'path' | 'query', schema: z.core.$ZodType | undefined): unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function idempotencyHeader({ idempotency }: Endpoint): unknown[] {
  if (idempotency === 'none') return [];
  const required = idempotency === 'required';
  return [{ name: 'Idempotency-Key', in: 'header', required, schema: { type: 'string' } }];
}

function securityOf(can: Can): unknown[] {
  const kind = callerKindOf(can);
  if (kind === 'anyone' || kind === 'visitor') return [];
  if (kind === 'optionalSession') return [{}, { session: [] }];
  if (kind === 'consumer') return [{ consumer: [] }];
  return [kind === 'integration' ? { apiKey: [] } : { session: [] }];
}

const callers: Readonly<Record<CallerKind, string>> = {
  anyone: 'Anyone may call this.',
  optionalSession: 'Anyone may call this. A session is optional.',
  signedIn: 'Needs a live session.',
  operator: "For the marketplace's own staff.",
  integration: 'Needs an API key.',
  consumer: 'Needs the session of a consumer.',
  visitor: "Anyone may call this. A consumer's session is optional.",
};

function describeCan(can: Can): string {
  if (typeof can === 'string') return callers[can];
  if ('who' in can) return `${callers[can.who]} Acts on ${describeStore(can)}.`;
  const roles = rolesWith(can.permission).join(', ');
  return `For members of ${describeStore(can)} with the role ${roles}.`;
}

function describeStore(claim: StoreClaim): string {
  if ('storeOf' in claim) return `the store of the ${claim.storeOf} (\`${claim.id}\`)`;
  return `the store (\`${'store' in claim ? claim.store : claim.storeUrl}\`)`;
}
