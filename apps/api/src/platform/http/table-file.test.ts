import { workbookType } from '@counter/contract/shared';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendFile } from './table-file.ts';

async function* prices() {
  yield [['Rye bread']];
}

async function typeOf(accept: string | undefined) {
  const app = Fastify();
  const table = () => ({ name: 'prices', sheet: 'Prices', head: ['Item'], lines: prices() });
  app.get('/file', async (request, reply) => sendFile(request, reply, table()));
  const headers = accept === undefined ? {} : { accept };
  const response = await app.inject({ url: '/file', headers });
  await app.close();
  return [response.headers['content-type'], response.headers['content-disposition']];
}

const csv = ['text/csv; charset=utf-8', 'attachment; filename="prices.csv"'];
const workbook = [workbookType, 'attachment; filename="prices.xlsx"'];

it.each([
  [undefined, csv],
  ['*/*', csv],
  ['text/csv', csv],
  [workbookType, workbook],
  [`${workbookType}, text/csv;q=0.5`, workbook],
  [`application/json, ${workbookType};q=0.9`, workbook],
])('a table for a caller that accepts %s is sent as %s', async (accept, sent) => {
  expect(await typeOf(accept)).toEqual(sent);
});
