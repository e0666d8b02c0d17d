import { expect, it } from 'vitest';
import { splitStatements } from './split-statements.ts';

it('splits only at semicolons that end a statement', () => {
  const text = `-- The shop's tables; all of them.
create table shops (name text default 'a;b''c;', "odd;name" int); /* no; more */
create function f() returns void language plpgsql as $$ begin; end; $$;

update shops set price = price - 1 / 2`;
  expect(splitStatements(text)).toEqual([
    `create table shops (name text default 'a;b''c;', "odd;name" int)`,
    'create function f() returns void language plpgsql as $$ begin; end; $$',
    'update shops set price = price - 1 / 2',
  ]);
});
