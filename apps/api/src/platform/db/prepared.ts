import type { CompiledQuery, Kysely, QueryExecutorProvider, Transaction } from 'kysely';

/** Represents a value while a statement is built. */
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
 * Prepares a statement whose text is the same for any values. `build` runs once; later runs only bind values. Building
 * and compiling a query takes as long as sending it or longer, so use this for the most frequent calls.
 *
 * `build` gets placeholders instead of values. It may only pass them on as values, in conditions or in `sql`, and can't
 * inspect or spread them. A list of values is bound as one (`= any(…)`).
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
