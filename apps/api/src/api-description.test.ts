import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { apiContent } from './api-content.ts';
import type { ApiExamples } from './platform/http/describe-answers.ts';
import { describeApi, type ApiContent } from './platform/http/openapi.ts';
import { refusalsOf } from './platform/http/refusals.ts';
import { partnerContent } from './testing/partner-api/describe-partner-api.ts';
import { isExample } from './testing/examples/choose-examples.ts';

const documents: readonly (readonly [string, ApiContent])[] = [
  ['of every call', apiContent],
  ['of the calls of partners', partnerContent],
];

describe.each(documents)('the description %s', (_what, content) => {
  let source = '';
  beforeAll(async () => {
    source = JSON.stringify(await describeApi(content));
  });

  it('passes every recommended rule of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    expect(
      problems.map(({ ruleId, message, location: [at] }) => [ruleId, at?.pointer, message]),
    ).toEqual([]);
  });

  it('passes every recommended rule of Spectral for OpenAPI', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset(
      new spectral.Ruleset({
        extends: [[rulesets.oas, 'recommended']],
        // Redocly's `no-invalid-media-type-examples` checks the same, ten times as fast.
        rules: { 'oas3-valid-media-example': 'off' },
      }),
    );
    const problems = await linter.run(source);
    expect(problems.map(({ code, path, message }) => [code, path.join('/'), message])).toEqual([]);
  }, 120_000);
});

const parsed = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) }),
    ),
  ),
});

/** The statuses that each call is described with, by its name. */
async function statusesOf(content: ApiContent): Promise<Map<string, string[]>> {
  const { paths } = parsed.parse(await describeApi(content));
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(
    operations.map(({ operationId, responses }) => [operationId, Object.keys(responses)]),
  );
}

describe('the status codes listed for a call', () => {
  it.each([
    // A member's own store by its address, one in the body, a key, and nobody in particular.
    ['findStoreStatus', [400, 401, 403, 429]],
    ['updateStoreStatus', [400, 401, 403, 413, 415, 422, 429]],
    ['findMarketplaceMenu', [400, 401, 403, 404, 429]],
    ['login', [400, 413, 415, 422, 429]],
  ])('of %s match its declaration', (name, statuses) => {
    const found = apiContent.endpoints.find((one) => one.name === name);
    expect(found && refusalsOf(found.endpoint)).toEqual(statuses);
  });
});

describe('the recorded answers', () => {
  let examples: ApiExamples;
  beforeAll(async () => {
    examples = await apiContent.readExamples();
  });

  it('belong to existing calls and match their contract', () => {
    const { calls } = examples;
    const known = new Map(apiContent.endpoints.map(({ name, endpoint }) => [name, endpoint]));
    const wrong = Object.entries(calls).filter(([name, { success }]) => {
      const endpoint = known.get(name);
      return !endpoint || (success !== undefined && !isExample(endpoint, success));
    });
    // Else run "npm run generate:examples", then "npm run generate:client".
    expect(wrong).toEqual([]);
  });

  it('include a success and every error of each partner call', async () => {
    const statuses = await statusesOf(partnerContent);
    const missing = partnerContent.endpoints.flatMap(({ name }) => {
      const { success, problems = [] } = examples.calls[name] ?? {};
      const own = problems.flatMap((one) => (typeof one === 'string' ? examples.shared[one] : one));
      const shown = new Set([...own, ...Object.values(examples.shared)].map((one) => one?.status));
      const refusals = (statuses.get(name) ?? []).map(Number).filter((one) => one >= 400);
      return [
        ...(success === undefined ? [`${name} 200`] : []),
        ...refusals.filter((one) => !shown.has(one)).map((one) => `${name} ${one}`),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('contain no ids or names of a single test run', () => {
    const text = JSON.stringify(examples);
    const ids = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
    expect(ids.filter((id) => !id.startsWith('00000000-0000-4000-8000-'))).toEqual([]);
    expect(text).not.toMatch(/Test Store \d{3}|Person \d{3}/);
  });
});
