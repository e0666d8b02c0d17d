import type { AuditAction } from '@counter/contract/registry';
import { dayAt } from '@counter/contract/shared';
import type { BusinessProductRequest, ProductRequest } from '@counter/contract/menu';
import { differenceOf } from '../../../platform/kernel/difference.ts';
import { checkVersion } from '../../../platform/events/check-version.ts';
import { oncePerKey } from '../../../platform/events/once.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import { keepPicture } from '../../files/index.ts';
import { personOf } from '../../store/index.ts';
import { factsOf, newProduct } from './product-facts.ts';
import { productNames } from './product-parts.ts';
import { applyBusinessForm, applyProductForm } from './product-forms.ts';
import type { ProductFacts } from './product-parts.ts';
import { productGone } from './product-lists.service.ts';
import { checkReferences, type FormFields } from './product-references.service.ts';
import { findProductRows, type ProductRow } from './product-rows.repository.ts';
import { createProductRow, lockProducts, updateProductRow } from './product-writes.repository.ts';

/**
 * Adds or changes a product from the store-level form and returns its ID. Retries with the same idempotency key add it
 * only once.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE (somebody else changed it first), INVALID_FIELDS,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function saveProduct(
  { act }: Platform,
  scope: StoreScope,
  request: ProductRequest,
  key: string | undefined,
): Promise<number> {
  const form: Form = {
    ...request,
    fields: { category: 'categories', price: 'pickupPrice' },
    apply: (current, at) => applyProductForm(request, current, at),
  };
  return act(scope, (work) => oncePerKey(work, { key, request }, () => save(work, form)));
}

/**
 * Adds or changes a product from the business-scoped form. Re-encodes and stores an uploaded picture first; if the save
 * then fails, the sweep of unused pictures removes it.
 * @throws ProblemError as `saveProduct`, TOO_LARGE and UNSUPPORTED_MEDIA_TYPE for the picture
 */
export async function saveBusinessProduct(
  platform: Platform,
  scope: StoreScope,
  request: BusinessProductRequest,
  key: string | undefined,
): Promise<number> {
  const uploaded = await keepUploaded(platform, scope, request.uploadedImage);
  const form: Form = {
    ...request,
    fields: { category: 'category', price: 'price' },
    apply: (current, at) => applyBusinessForm({ ...request, uploaded }, current, at),
  };
  return platform.act(scope, (work) => oncePerKey(work, { key, request }, () => save(work, form)));
}

async function keepUploaded(
  platform: Platform,
  scope: StoreScope,
  content: string | null | undefined,
): Promise<string | undefined> {
  if (!content) return undefined;
  return (await keepPicture(platform, personOf(scope), content, 'uploadedImage')).url;
}

type Form = {
  /** 0 for a new product. */
  readonly id: number;
  readonly olVersion?: number | undefined;
  readonly fields: FormFields;
  /** Applies the form to a product at an instant. */
  readonly apply: (current: ProductFacts, at: Date) => ProductFacts;
};

async function save(work: Work, form: Form): Promise<number> {
  return form.id === 0 ? addProduct(work, form) : changeProduct(work, form);
}

async function addProduct(work: Work, { fields, apply }: Form): Promise<number> {
  const facts = apply(newProduct, work.at);
  await checkReferences(work, newProduct, facts, fields);
  const id = await createProductRow(work, facts);
  const after = { ...facts, olVersion: 1 };
  work.audit({ action: 'product.create', entity: 'product', entityId: id, after });
  work.emit({ kind: 'menu.changed' });
  return id;
}

async function changeProduct(work: Work, { id, olVersion, fields, apply }: Form): Promise<number> {
  const row = await findLocked(work, id);
  const changes = { entity: 'product', id, fields: productNames };
  await checkVersion({ ...row, olVersion: row.version, changes }, olVersion, work);
  const before = factsOf(row);
  const after = apply(before, work.at);
  await checkReferences(work, before, after, fields);
  await writeChange(work, 'product.update', row, after);
  return id;
}

/**
 * Returns a product and locks it until the transaction ends.
 * @throws ProblemError NOT_FOUND if it isn't on the store's menu
 */
export async function findLocked({ tx, scope, at }: Work, id: number): Promise<ProductRow> {
  await lockProducts(tx, scope, [id]);
  const [row] = await findProductRows(tx, scope, [id], dayAt(at, scope.timeZone));
  if (row) return row;
  throw productGone();
}

/** Saves a change of a locked product, records it and announces it. Does nothing if nothing differs. */
export async function writeChange(
  work: Work,
  action: AuditAction,
  row: ProductRow,
  facts: ProductFacts,
): Promise<void> {
  const difference = differenceOf(factsOf(row), facts);
  if (!difference) return;
  await updateProductRow(work, row, facts);
  const { before, after } = difference;
  const entry = { before, after: { name: row.name, ...after, olVersion: row.version + 1 } };
  work.audit({ action, entity: 'product', entityId: row.id, ...entry });
  work.emit({ kind: 'menu.changed' });
}
