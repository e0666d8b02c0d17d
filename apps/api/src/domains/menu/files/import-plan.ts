import { createHash } from 'node:crypto';
import type { ImportLine, ImportOutcome } from '@counter/contract/menu';
import { mapInChunks } from '../../../platform/kernel/map-in-chunks.ts';
import type { Reading } from './cell-kinds.ts';
import { newProduct, plainName, type FileProduct, type KnownProduct } from './file-product.ts';
import { productCells, productFields, showField, writeField } from './product-cells.ts';
import type { ProductField } from '../products/product-parts.ts';
import type { FileLine, ProductFile } from './product-file.ts';

export type Menu = {
  /** The products that the file may refer to by ID or name, and possibly others. */
  readonly products: readonly KnownProduct[];
  /** The names of the menu's categories, in their order. */
  readonly categories: readonly string[];
  readonly currency: string;
};

/** The plan for one line. */
export type PlannedLine = Pick<ImportLine, 'line' | 'kind' | 'name'> & {
  /** The errors of the line as sentences. */
  readonly reasons: readonly string[];
  /** The current product; absent for a new one. */
  readonly before?: KnownProduct;
  readonly after: FileProduct;
  /** The fields that the line changes; for a new product, those that differ from the defaults. */
  readonly fields: readonly ProductField[];
};

export type ImportPlan = {
  readonly lines: readonly PlannedLine[];
  /** The names of the categories to add, in their order. Invalid lines add none. */
  readonly newCategories: readonly string[];
  /** False if the header line is invalid; then no other line can be read. */
  readonly isReadable: boolean;
};

/** State of planning an import. */
type Planning = {
  readonly currency: string;
  readonly byId: ReadonlyMap<number, KnownProduct>;
  readonly byName: ReadonlyMap<string, readonly KnownProduct[]>;
  /** The line that first refers to a product, by the ID of an existing one or the name of a new one. */
  readonly taken: Map<number | string, number>;
  /** The spelling of category names, by normalized name. */
  readonly spelling: Map<string, string>;
};

/** The header line. */
const head: FileLine = { line: 1, cells: new Map(), tooLong: false };

/** Plans the import of a file. Lines that can't be imported have reasons. */
export async function planImport(
  { lines, wrongNames }: ProductFile,
  menu: Menu,
): Promise<ImportPlan> {
  const known = new Map(menu.categories.toReversed().map((name) => [plainName(name), name]));
  const planning: Planning = {
    currency: menu.currency,
    byId: new Map(menu.products.map((product) => [product.id, product])),
    byName: Map.groupBy(menu.products, ({ name }) => plainName(name)),
    taken: new Map(),
    spelling: new Map(known),
  };
  const planned = await mapInChunks(lines, (line) => planLine(line, planning));
  const used = new Set(planned.flatMap(({ after }) => after.category.map(plainName)));
  return {
    lines: wrongNames.length > 0 ? [wrongLine(head, wrongNames), ...planned] : planned,
    newCategories: [...planning.spelling].flatMap(([key, name]) =>
      known.has(key) || !used.has(key) ? [] : [name],
    ),
    isReadable: wrongNames.length === 0,
  };
}

function planLine(line: FileLine, planning: Planning): PlannedLine {
  const found = findProduct(line, planning);
  if ('wrong' in found) return wrongLine(line, [found.wrong]);
  const before = found.value;
  const { after, fields, wrong } = readFields(line, before, planning);
  const reasons = [
    ...(line.tooLong ? ['The line has more cells than there are columns.'] : []),
    ...wrong,
    ...repetition(line, before?.id ?? plainName(after.name), planning),
  ];
  if (reasons.length > 0) return wrongLine(line, reasons, before);
  const kind = !before ? 'CREATE' : fields.length > 0 ? 'CHANGE' : 'SAME';
  const planned = { line: line.line, kind, name: after.name, reasons, after, fields } as const;
  return before ? { ...planned, before } : planned;
}

function wrongLine(
  { line, cells }: FileLine,
  reasons: readonly string[],
  before?: KnownProduct,
): PlannedLine {
  const name = cells.get('name')?.trim() || (before?.name ?? '');
  return { line, kind: 'WRONG', name, reasons, after: newProduct, fields: [] };
}

/** Finds the product of a line; undefined for a new one. */
function findProduct(
  { cells }: FileLine,
  { byId, byName }: Planning,
): Reading<KnownProduct | undefined> {
  const id = cells.get('id')?.trim() ?? '';
  if (id !== '') {
    const product = /^[1-9]\d{0,14}$/.test(id) ? byId.get(Number(id)) : undefined;
    if (product) return { value: product };
    return {
      wrong: `id "${shorten(id)}": No product of the menu has this id. Leave it empty for a new product.`,
    };
  }
  const name = cells.get('name')?.trim() ?? '';
  const [product, ...others] = byName.get(plainName(name)) ?? [];
  if (others.length === 0) return { value: product };
  const count = others.length === 1 ? 'Two' : String(others.length + 1);
  return { wrong: `${count} products are called "${shorten(name)}". Add the id.` };
}

/** Refuses a second line about the same product. */
function repetition({ line }: FileLine, key: number | string, { taken }: Planning): string[] {
  const first = taken.get(key);
  if (first === undefined && key !== '') taken.set(key, line);
  return first === undefined ? [] : [`Line ${first} has the same product.`];
}

function readFields(line: FileLine, before: KnownProduct | undefined, planning: Planning) {
  const start: FileProduct = before ?? newProduct;
  const readings = productFields.map((field) => readField(field, line, before, planning));
  const said = readings.flatMap(({ value }) => value ?? []);
  const after = said.reduce<FileProduct>((product, value) => ({ ...product, ...value }), start);
  const wrong = readings.flatMap((reading) => reading.wrong ?? []);
  const isTooMuch = wrong.length === 0 && after.discount > after.price;
  return {
    after,
    fields: productFields.filter(
      (field) => said.some((value) => field in value) && !isSame(start[field], after[field]),
    ),
    wrong: isTooMuch ? ['discount: Discount must not be above the price.'] : wrong,
  };
}

type Value = FileProduct[ProductField];

function isSame(one: Value, other: Value): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

type FieldReading = { readonly value?: Partial<FileProduct>; readonly wrong?: string };

const unchanged: FieldReading = {};

function readField(
  field: ProductField,
  { cells }: FileLine,
  before: KnownProduct | undefined,
  planning: Planning,
): FieldReading {
  const { currency } = planning;
  const cell = cells.get(field);
  const text = cell?.trim() ?? '';
  const isSaid = cell !== undefined && (text !== '' || productCells[field].mayBeEmpty);
  if (!isSaid) return before ? unchanged : missing(field);
  // An unchanged exported value is valid, even if the limits have changed since.
  if (before && cell === writeField(field, before[field], currency)) return unchanged;
  if (text.includes(unreadable)) return { wrong: explain(field, text, otherEncoding) };
  const reading = productCells[field].read(text, currency);
  if ('wrong' in reading) return { wrong: explain(field, text, reading.wrong) };
  const { value } = reading;
  return { value: { [field]: Array.isArray(value) ? spell(value, planning) : value } };
}

/** The replacement character for bytes that are not UTF-8. */
const unreadable = '\uFFFD';
const otherEncoding = 'We can\'t read some characters. Save the file as "CSV UTF-8"';

/** Reports a missing name or price of a new product. Other fields have defaults. */
function missing(field: ProductField): FieldReading {
  const isNeeded = field === 'name' || field === 'price';
  return isNeeded ? { wrong: `${field}: Product ${field} is required.` } : unchanged;
}

/** Returns each category once, in its existing spelling. */
function spell(names: readonly string[], { spelling }: Planning): string[] {
  const spelled = names.map((name) => {
    const known = spelling.get(plainName(name)) ?? name;
    spelling.set(plainName(name), known);
    return known;
  });
  return [...new Set(spelled)];
}

function explain(field: ProductField, cell: string, message: string): string {
  const said = cell === '' ? field : `${field} "${shorten(cell)}"`;
  return `${said}: ${message}${/[.!]$/.test(message) ? '' : '.'}`;
}

function shorten(text: string, length = 40): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** The length to which long texts are cut for display. */
const shownLength = 200;

/** Describes a plan in the form of the API. */
export async function describePlan(
  plan: ImportPlan,
  currency: string,
): Promise<Omit<ImportOutcome, 'applied'>> {
  const count = (kind: ImportLine['kind']): number =>
    plan.lines.filter((line) => line.kind === kind).length;
  const wrong = plan.lines.filter(({ kind }) => kind === 'WRONG');
  const changing = plan.lines.filter(({ kind }) => kind === 'CREATE' || kind === 'CHANGE');
  return {
    plan: nameOf(plan),
    skippable: plan.isReadable && wrong.length > 0 && changing.length > 0,
    counts: {
      create: count('CREATE'),
      change: count('CHANGE'),
      same: count('SAME'),
      wrong: wrong.length,
    },
    lines: await mapInChunks([...wrong, ...changing], (line) => toImportLine(line, plan, currency)),
  };
}

function toImportLine(planned: PlannedLine, plan: ImportPlan, currency: string): ImportLine {
  const { line, kind, name, reasons, before, after } = planned;
  const fields = planned.fields.filter((field) => before ?? field !== 'name');
  const changes = fields.map((field) => ({
    field: productCells[field].label,
    before: before ? shorten(showField(field, before[field], currency), shownLength) : '',
    after: shorten(
      field === 'category'
        ? showCategories(after.category, plan)
        : showField(field, after[field], currency),
      shownLength,
    ),
  }));
  return { line, kind, name, changes, reasons: [...reasons] };
}

function showCategories(names: readonly string[], { newCategories }: ImportPlan): string {
  const isNew = new Set(newCategories);
  const shown = names.map((name) => (isNew.has(name) ? `${name} (new)` : name));
  return showField('category', shown, '');
}

/** Fingerprint of a plan: equal for the same outcome on the same state of the menu, different for any other. */
function nameOf({ lines, newCategories }: ImportPlan): string {
  const outcome = lines.map(({ line, kind, reasons, before, after, fields }) => [
    line,
    kind,
    reasons,
    before?.id,
    before?.version,
    fields.map((field) => [field, after[field]]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([outcome, newCategories]))
    .digest('base64url');
}
