import { expect, it } from 'vitest';
import { dropSummaries } from './drop-summaries.ts';

const { transform } = dropSummaries();
const { handler, filter } = transform;

it.each([
  ["{ summary: 'Lists the orders.', path: '/orders' }", "{ summary: '', path: '/orders' }"],
  ["{\n  summary:\n    'Lists it.',\n  path\n}", "{\n  summary: '',\n\n  path\n}"],
  ['{ summary: "A store\'s hours.", path }', "{ summary: '', path }"],
])('leaves the sentence out of %j', (code, expected) => {
  expect(handler(code)).toEqual({ code: expected, map: null });
});

it("changes only the contract's modules", () => {
  expect('/app/packages/contract/src/orders/orders.endpoints.ts').toMatch(filter.id);
  expect('/app/apps/web/src/features/orders/summary.ts').not.toMatch(filter.id);
});
