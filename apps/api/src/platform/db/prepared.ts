import type { CompiledQuery, Kysely, QueryExecutorProvider, Transaction } from 'kysely';

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Statement<Values, Row> = {
  readonly query: CompiledQuery<Row>;
  readonly valuesOf: (values: Values) => unknown[];
};

/** A query of Kysely's builder, or raw SQL. */
type Compilable<Row> = { compile(executor: QueryExecutorProvider): CompiledQuery<Row> };

/**
 * Prepares a statement whose text is the same for any values: `build` runs once, and later runs only bind
 * values. Building and compiling a query takes as much time as sending it, or more, so this is for the
 * statements of the calls made most.
 *
 * `build` sees placeholders instead of values. It may only hand them on as values, in conditions or in
 * `sql`, and can't look at them or spread them; a list of values is bound as one (`= any(…)`).
 */
export function prepared<Schema, Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
): (db: Kysely<Schema> | Transaction<Schema>, values: Values) => Promise<Row[]> {
  let statement: Statement<Values, Row> | undefined;
  return async (db, values) => {
    statement ??= compile(build, db);
    const { query, valuesOf } = statement;
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: valuesOf(values) });
    return rows;
  };
}

function compile<Schema, Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
  db: Kysely<Schema> | Transaction<Schema>,
): Statement<Values, Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every property is a placeholder
  const values = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values;
  const query = build(db, values).compile(db);
  const readers = query.parameters.map((parameter) => {
    if (!(parameter instanceof Placeholder)) return () => parameter;
    const { name } = parameter;
    return (given: Values): unknown => Reflect.get(given, name);
  });
  return { query, valuesOf: (given) => readers.map((read) => read(given)) };
}
