import type { ClientBase } from 'pg';

/** A key that something is sealed with, and the value by which it is recognized, in base64. */
export type KeyMark = { readonly name: string; readonly checkValue: string };

/** Lists the keys that something in the database is sealed with. */
export async function findKeyMarks(client: ClientBase): Promise<KeyMark[]> {
  const { rows } = await client.query<KeyMark>(
    `select name, encode(check_value, 'base64') as "checkValue"
     from encryption_keys where removed_at is null order by name`,
  );
  return rows;
}
