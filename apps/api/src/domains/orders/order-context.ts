import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';

/** The context of a requested order, whether it is then placed or not. */
export type OrderContext = Pick<Work, 'scope' | 'at'> & { readonly tx: Db | Tx };
