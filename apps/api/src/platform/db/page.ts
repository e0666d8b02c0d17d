import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';

/** The page of a list, counted from 0, and its size. */
export type PageWanted = { readonly pageNumber: number; readonly pageSize: number };

/** The rows of one page, and how many there are on all pages together. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** One page of an ordered query. A page beyond the end has no rows and the right total. */
export async function findPage<Tables, Used extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Used, Row>,
  { pageNumber, pageSize }: PageWanted,
): Promise<Page<Row>> {
  const [rows, total] = await Promise.all([
    query
      .limit(pageSize)
      .offset(pageNumber * pageSize)
      .execute(),
    countRows(query),
  ]);
  return { rows, total };
}

/** Counts the rows of a query, whatever it selects. */
export async function countRows<Tables, Used extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Used, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Builds the condition that one of the columns contains the text, ignoring case. Escapes wildcards.
 */
export function holdsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const matches = columns.map(
    (column) => sql`strpos(lower(${sql.ref(column)}), lower(${text})) > 0`,
  );
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

const minDigits = 3;

/**
 * Builds the condition that a column holds the phone number in the text, in any notation. A text
 * that is no part of a number (letters, fewer than 3 digits) matches nothing.
 */
export function holdsNumber(column: string, text: string): RawBuilder<boolean> {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < minDigits || !/^[\d\s()+./-]+$/.test(text)) return sql<boolean>`false`;
  return sql<boolean>`strpos(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), ${digits}) > 0`;
}
