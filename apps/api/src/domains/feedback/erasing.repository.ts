import type { Work } from './feedback.tables.ts';
import { sql } from 'kysely';
import { erasedCustomer } from '@counter/contract/customers';
import { normalizePhone } from '@counter/contract/shared';

/** Removes the author from the reviews of orders. Returns the reviews and the email addresses for replies. */
export async function eraseReviewers(
  { tx, scope: { storeId } }: Work,
  orderIds: readonly number[],
): Promise<{ readonly id: number; readonly email: string }[]> {
  const { rows } = await sql<{ id: number; email: string }>`
    update reviews r set customer = ${erasedCustomer}, email = ''
    from (
      select id, email from reviews
      where store_id = ${storeId} and order_id = any(${orderIds}::bigint[]) order by id for update
    ) was
    where r.store_id = ${storeId} and r.id = was.id
    returning r.id, lower(was.email) as email`.execute(tx);
  return rows;
}

type Author = { readonly phone: string; readonly emails: readonly string[] };

/** Deletes an author's questions and their answers. Returns their IDs. */
export async function deleteInquiriesOf(
  { tx, scope: { storeId } }: Work,
  { phone, emails }: Author,
): Promise<number[]> {
  const digits = phone.replaceAll(/\D/g, '').slice(-nationalDigits);
  const { rows } = await sql<{ id: number; email: string; phone: string }>`
    select id, lower(email) as email, phone from inquiries
    where store_id = ${storeId} and (
      (email <> '' and lower(email) = any(${emails}::text[]))
      or (phone <> '' and right(regexp_replace(phone, '\\D', '', 'g'), ${nationalDigits}) = ${digits})
    ) for update`.execute(tx);
  const theirs = rows.filter(
    (row) => emails.includes(row.email) || normalizePhone(row.phone) === phone,
  );
  const ids = theirs.map(({ id }) => id);
  await sql`
    delete from inquiries where store_id = ${storeId} and id = any(${ids}::bigint[])`.execute(tx);
  return ids;
}

const nationalDigits = 10;
