import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/processes/database.ts';
import { findBroken, readSchema, type SchemaFacts } from './testing/upgrade/schema-facts.ts';

/** Constraints that the released code doesn't know and keeps, with the reason. Emptied with each release. */
const survived: Readonly<Record<string, string>> = {
  'payouts.payouts_payee': 'says less than the check that it replaces',
  'payouts.payouts_account_whole': 'both numbers are always written together',
  'api_keys.api_keys_scopes_check': 'allows more than before',
  'mail_recipients.mail_recipients_kind_check': 'allows more than before',
  'products.products_allergens_check': 'the released code writes none, which is empty',
  'expenses.expenses_payment_check': 'the released code writes none, which is OTHER',
  'customers.customers_import': 'the released code writes none, which is allowed',
  'sms_consents.sms_consents_import': 'the released code writes none, which is allowed',
  'sms_consents.sms_consents_withdrawn_how_check': 'allows more than before',
  'sms_campaigns.sms_campaigns_goal_check': 'the released code writes none, which is allowed',
};

let released: SchemaFacts;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const file = new URL('testing/upgrade/released.json', import.meta.url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by readSchema
  released = JSON.parse(await readFile(file, 'utf8')) as SchemaFacts;
});
afterAll(async () => database.drop());

it('keeps the schema usable by the last release: add now, remove a release later', async () => {
  const present = await readSchema(database.pool);
  expect(Object.keys(released).length).toBeGreaterThan(80);
  expect(findBroken(released, present, survived)).toEqual([]);
  const unknown = Object.keys(survived).filter((name) => {
    const [table = '', constraint = ''] = name.split('.');
    return present[table]?.constraints[constraint] === undefined;
  });
  expect(unknown).toEqual([]);
});

describe('a breaking schema change', () => {
  const shops = { id: 'bigint not null default', name: 'text not null', note: 'text' };
  const before = { shops: { columns: shops, constraints: { shops_pkey: 'PRIMARY KEY (id)' } } };
  const after = (columns: object, constraints: object = {}) => ({
    shops: {
      columns: { ...shops, ...columns },
      constraints: { ...before.shops.constraints, ...constraints },
    },
  });
  const { note: _note, ...withoutNote } = shops;

  it.each([
    ['a table that is gone', {}, 'shops is gone'],
    ['a column that is gone', { shops: { ...before.shops, columns: withoutNote } }, 'note is gone'],
    ['another type', after({ note: 'integer' }), 'was text and is integer'],
    ['a column to fill in', after({ note: 'text not null' }), 'note must be filled in'],
    ['a new column to fill in', after({ city: 'text not null' }), 'city must be filled in'],
    ['a default that is gone', after({ id: 'bigint not null' }), 'no default any more'],
    ['a new check', after({}, { short: "CHECK (name <> '')" }), 'shops.short is new'],
  ])('is detected: %s', (_what, present, complaint) => {
    expect(findBroken(before, present, {})).toEqual([expect.stringContaining(complaint)]);
  });

  it("isn't reported when it only adds", () => {
    const added = { city: 'text', open: 'boolean not null default' };
    const checks = { short: "CHECK (name <> '')" };
    const present = { ...after(added, checks), cities: before.shops };
    expect(findBroken(before, present, { 'shops.short': 'names are never empty' })).toEqual([]);
  });
});
