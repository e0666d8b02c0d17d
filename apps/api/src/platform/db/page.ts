import { sql, type AliasableExpression, type RawBuilder, type SelectQueryBuilder } from 'kysely';

/** The page number of a list, from 0, and the page size. */
export type PageWanted = { readonly pageNumber: number; readonly pageSize: number };

/** The rows of one page and the total number of rows. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** A query that returns a row count. */
type CountQuery = AliasableExpression<unknown> & {
  executeTakeFirstOrThrow(): Promise<{ total: number }>;
};

/**
 * Returns one page of an ordered query, with the count in the same round trip. A page beyond the end has no rows and
 * the correct total.
 * @param count Counts the rows in a cheaper way.
 */
export async function findPage<Tables, Used extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Used, Row>,
  { pageNumber, pageSize }: PageWanted,
  count: CountQuery = countQuery(query),
): Promise<Page<Row>> {
  const found = await query
    .select(count.as('rowsOnAllPages'))
    .$castTo<Row & { rowsOnAllPages: number }>()
    .limit(pageSize)
    .offset(pageNumber * pageSize)
    .execute();
  const total = found[0]?.rowsOnAllPages;
  const rows = found.map(({ rowsOnAllPages: _total, ...row }) => row);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows without what was added above
  return { rows: rows as Row[], total: total ?? (await totalBeyond(pageNumber, count)) };
}

async function totalBeyond(pageNumber: number, count: CountQuery): Promise<number> {
  return pageNumber === 0 ? 0 : (await count.executeTakeFirstOrThrow()).total;
}

/** Counts the rows of a query, whatever it selects. */
export async function countRows<Tables, Used extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Used, Row>,
): Promise<number> {
  const { total } = await countQuery(query).executeTakeFirstOrThrow();
  return total;
}

/** The number of waiting items, and the time of the oldest. */
export type Waiting = { readonly total: number; readonly oldestAt: Date | null };

/** Counts the rows of a query and finds the earliest instant in a column. */
export async function countWaiting<Tables, Used extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Used, Row>,
  since: string,
): Promise<Waiting> {
  return countQuery(query)
    .select(sql`min(${sql.ref(since)})`.as('oldestAt'))
    .$castTo<Waiting>()
    .executeTakeFirstOrThrow();
}

/** Builds the query that counts the rows of another, whatever that selects. */
export function countQuery<Tables, Used extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Used, Row>,
) {
  return query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number }>();
}

/**
 * Builds the condition that one of the columns contains the text, ignoring case. Escapes wildcards.
 */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const matches = columns.map(
    (column) => sql`strpos(lower(${sql.ref(column)}), lower(${text})) > 0`,
  );
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

const minDigits = 3;

/**
 * Builds the condition that a column contains the phone number in the text, in any notation. A text that can't be part
 * of a number (letters, fewer than 3 digits) matches nothing.
 */
export function containsPhone(column: string, text: string): RawBuilder<boolean> {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < minDigits || !/^[\d\s()+./-]+$/.test(text)) return sql<boolean>`false`;
  return sql<boolean>`strpos(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), ${digits}) > 0`;
}
