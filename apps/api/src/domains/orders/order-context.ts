import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';

/** The context of a requested order, for a quote as well as for placing it. */
export type OrderContext = Pick<Work, 'scope' | 'at'> & { readonly tx: Db | Tx };
