import type { ClientBase } from 'pg';

/** The name of an encryption key in use and its check value in base64. */
export type KeyMark = { readonly name: string; readonly checkValue: string };

/** Lists the keys that seal anything in the database. */
export async function findKeyMarks(client: ClientBase): Promise<KeyMark[]> {
  const { rows } = await client.query<KeyMark>(
    `select name, encode(check_value, 'base64') as "checkValue"
     from encryption_keys where removed_at is null order by name`,
  );
  return rows;
}
