import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, userIdClaim } from '../shared/schema.ts';

const bodyLimitBytes = 4_194_304;

const text = z.string().check(z.maxLength(2000));

const figure = z.object({
  text,
  value: z.number(),
  format: z.string().check(z.regex(/^[\w[\]$#,.: -]{1,40}$|^\[\$[^\]"<>&]{1,8}\] [#,0.]{1,20}$/)),
});

const cells = z.array(z.union([text, figure])).check(z.maxLength(100));

export const shownTableRequest = z.object({
  userId: userIdClaim,
  storeId: id,
  /** The file name without its extension. */
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,99}$/)),
  /** The sheet's name. */
  sheet: z.string().check(z.regex(/^[\w &.,()-]{1,31}$/)),
  head: z.array(text).check(z.minLength(1), z.maxLength(100)),
  lines: z.array(cells).check(z.maxLength(5000)),
});

export type ShownTable = Omit<z.output<typeof shownTableRequest>, 'userId' | 'storeId'>;

export const exportShownTable = endpoint({
  method: 'POST',
  path: '/merchant/store/report/shown-table/export',
  summary: 'Exports a table that the caller has on screen as a file.',
  body: shownTableRequest,
  answer: z.string(),
  can: { permission: 'store:read', store: 'body.storeId' },
  kind: 'csv',
  bodyLimit: {
    bytes: bodyLimitBytes,
    refusal: 'This list is too long for an Excel file. Save it as CSV, or narrow the list first.',
  },
});
