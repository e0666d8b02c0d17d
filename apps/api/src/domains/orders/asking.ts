import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';

/** What it takes to look at an order that is asked for, whether it is then placed or not. */
export type Asking = Pick<Work, 'scope' | 'at'> & { readonly tx: Db | Tx };
