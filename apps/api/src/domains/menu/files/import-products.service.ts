import type { ImportOutcome } from '@counter/contract/menu';
import { dayAt } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import { applyImport } from './apply-import.ts';
import { findCategoryRows } from '../categories/categories.repository.ts';
import { plainName, toKnownProduct } from './file-product.ts';
import { describePlan, planImport, type ImportPlan } from './import-plan.ts';
import {
  findProductNames,
  lockImports,
  type NamedProduct,
} from '../plans/many-products.repository.ts';
import { readProductFile, type ProductFile } from './product-file.ts';
import { findProductRows } from '../products/product-rows.repository.ts';

type Sent = {
  readonly csv: string;
  readonly plan?: string | undefined;
  /** Skips invalid lines instead of refusing the file. */
  readonly skipWrong: boolean;
};

/**
 * Previews the changes of a CSV file line by line; given the preview's `plan`, applies them. Applies all or nothing, or
 * with `skipWrong` all except invalid lines.
 * @throws ProblemError INVALID_FIELDS on `csv` for an unreadable file or invalid lines; CHANGED_MEANWHILE if the
 * outcome would differ from the preview
 */
export async function importProducts(
  { db, act, clock }: Platform,
  scope: StoreScope,
  { csv, plan, skipWrong }: Sent,
): Promise<ImportOutcome> {
  const file = await readProductFile(csv);
  if (plan !== undefined)
    return act(scope, async (work) => applyFile(work, { file, plan, skipWrong }));
  const planned = await planFile(db, scope, { file, at: clock.now() });
  return { ...(await describePlan(planned, scope.currency)), applied: false };
}

type Wish = { readonly file: ProductFile; readonly plan: string; readonly skipWrong: boolean };

async function applyFile(work: Work, { file, plan, skipWrong }: Wish): Promise<ImportOutcome> {
  const { tx, scope, at } = work;
  await lockImports(tx, scope);
  const planned = await planFile(tx, scope, { file, at });
  const outcome = await describePlan(planned, scope.currency);
  if (outcome.plan !== plan) throw changedMeanwhile();
  const isTaken = outcome.counts.wrong === 0 || (skipWrong && outcome.skippable);
  if (!isTaken) throw stillWrong(outcome.counts.wrong);
  if (!(await applyImport(work, planned))) throw changedMeanwhile();
  return { ...outcome, applied: true };
}

async function planFile(
  db: Db,
  scope: StoreScope,
  { file, at }: { readonly file: ProductFile; readonly at: Date },
): Promise<ImportPlan> {
  const ids = idsIn(file, await findProductNames(db, scope));
  const rows = await findProductRows(db, scope, ids, dayAt(at, scope.timeZone));
  const categories = await findCategoryRows(db, scope);
  return planImport(file, {
    products: rows.map((row) => toKnownProduct(row, at)),
    categories: categories.map(({ name }) => name),
    currency: scope.currency,
  });
}

/** Returns the IDs of the products that a file may refer to. */
function idsIn({ lines }: ProductFile, menu: readonly NamedProduct[]): number[] {
  const said = (column: 'id' | 'name'): Set<string> =>
    new Set(lines.map(({ cells }) => plainName(cells.get(column) ?? '')));
  const [ids, names] = [said('id'), said('name')];
  return menu
    .filter(({ id, name }) => ids.has(String(id)) || names.has(plainName(name)))
    .map(({ id }) => id);
}

function changedMeanwhile(): ProblemError {
  return new ProblemError('CHANGED_MEANWHILE', 'The menu has changed. Check the changes again.');
}

function stillWrong(count: number): ProblemError {
  return refusedField(
    'csv',
    `${count === 1 ? 'One line is' : `${count} lines are`} wrong, so nothing was changed. Correct the file and choose it again.`,
  );
}
