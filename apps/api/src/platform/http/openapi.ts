import { setImmediate } from 'node:timers/promises';
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
import {
  describeRefusals,
  otherFailure,
  sharedAnswers,
  type ApiExamples,
} from './describe-answers.ts';

type Tag = { readonly name: string; readonly description: string };

/** An OpenAPI 3.1 document. */
type ApiDescription = {
  readonly openapi: string;
  readonly info: object;
  readonly servers: { readonly url: string }[];
  readonly tags: readonly Tag[];
  readonly paths: Record<string, Record<string, unknown>>;
  readonly components: object;
};

/** A call and its domain. */
type Named = { readonly domain: string; readonly name: string; readonly endpoint: Endpoint };

/** The input for an API description. */
export type ApiContent = {
  readonly endpoints: readonly Named[];
  /** The domains, each with a sentence. */
  readonly tags: readonly Tag[];
  /** The product's version. */
  readonly version: string;
  /** Reads the recorded answers, which takes time and memory. */
  readonly readExamples: () => Promise<ApiExamples>;
};

/** Writes the OpenAPI 3.1 description of calls. Yields to other work after each call. */
export async function describeApi({
  endpoints,
  tags,
  version,
  readExamples,
}: ApiContent): Promise<ApiDescription> {
  const examples = await readExamples();
  const paths: ApiDescription['paths'] = {};
  for (const named of endpoints) {
    const { path, method } = named.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(named, examples) };
    await setImmediate();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Counter',
      version,
      description:
        "The merchant's side of a delivery marketplace. Amounts are integers in the minor unit of " +
        'the currency (cents), instants are ISO 8601 with offset, failures are RFC 9457 problems.',
      contact: { name: 'The operator of the marketplace' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags: tags.filter(({ name }) => endpoints.some(({ domain }) => domain === name)),
    paths,
    components: {
      securitySchemes: securitySchemesOf(endpoints),
      schemas: { Problem: jsonSchema(problemSchema) },
      ...sharedAnswers(paths, examples),
    },
  };
}

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The token from signing in.' },
  consumer: {
    type: 'apiKey',
    in: 'cookie',
    name: consumerCookieName,
    description:
      'The cookie that signing in on a web store sets; over HTTPS its name begins with `__Host-`.',
  },
  apiKey: { type: 'http', scheme: 'bearer', description: 'The API key of an integration.' },
};

/** Describes how the calls' callers authenticate. */
function securitySchemesOf(endpoints: readonly Named[]): object {
  const used = JSON.stringify(endpoints.map(({ endpoint }) => securityOf(endpoint.can)));
  return Object.fromEntries(
    Object.entries(securitySchemes).filter(([name]) => used.includes(`"${name}"`)),
  );
}

function describeCall(
  { domain, name, endpoint }: Named,
  examples: ApiExamples,
): Record<string, unknown> {
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
      200: {
        description: 'Success',
        content: answerContent(endpoint, examples.calls[name]?.success),
      },
      ...describeRefusals(name, endpoint, examples),
      default: otherFailure,
    },
  };
}

const binary = { type: 'string', format: 'binary' };

function answerContent(endpoint: Endpoint, example: unknown): Record<string, unknown> {
  const schema = jsonSchema(endpoint.answer);
  const written = { schema, ...exampleField(example) };
  switch (endpoint.kind) {
    case 'json':
      return json(schema, example);
    case 'csv':
      return { 'text/csv': written, [workbookType]: { schema: binary } };
    case 'pdf':
      return { 'application/pdf': { schema: binary } };
    case 'zip':
      return { 'application/zip': { schema: binary } };
    case 'stream':
      return { 'text/event-stream': written };
  }
}

function json(schema: unknown, example?: unknown): Record<string, unknown> {
  return { 'application/json': { schema, ...exampleField(example) } };
}

function exampleField(example: unknown): object {
  return example === undefined ? {} : { example };
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
  const waiting = can.whileWaiting ? ' Open while the store waits for approval.' : '';
  return `For members of ${describeStore(can)} with the role ${roles}.${waiting}`;
}

function describeStore(claim: StoreClaim): string {
  if ('storeOf' in claim) return `the store of the ${claim.storeOf} (\`${claim.id}\`)`;
  return `the store (\`${'store' in claim ? claim.store : claim.storeUrl}\`)`;
}
