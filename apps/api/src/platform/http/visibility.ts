import { allows, sensitivityOf, type Role, type Sensitivity } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { partsOf } from './schema-parts.ts';

type AnySchema = z.core.$ZodType;

/**
 * The reader of an answer: a role in the store; marketplace staff; an integration, which reads back its own data; or
 * null for anybody else, who sees nothing sensitive.
 */
export type Viewer = Role | 'operator' | 'integration' | null;

type Hide = (value: unknown, viewer: Viewer) => unknown;

const hides = new WeakMap<AnySchema, Hide | null>();

/** Removes or masks what the reader may not see, as the schema's fields declare. */
export function hideFrom(viewer: Viewer, schema: AnySchema, answer: unknown): unknown {
  const hide = hideOf(schema);
  return hide ? hide(answer, viewer) : answer;
}

/** Returns true if a field is omitted for a viewer. Masked and conditionally visible fields are present. */
export function isLeftOut(field: AnySchema, viewer: Viewer): boolean {
  const sensitivity = sensitivityOf(field);
  if (!sensitivity || sensitivity.mask || sensitivity.meanwhile) return false;
  return !sees(viewer, sensitivity, {});
}

function sees(viewer: Viewer, { permission, meanwhile }: Sensitivity, carrier: object): boolean {
  if (viewer === 'operator' || viewer === 'integration') return true;
  if (viewer === null) return false;
  if (allows(viewer, permission)) return true;
  return !!meanwhile && allows(viewer, meanwhile.permission) && meanwhile.holds(carrier);
}

/** Builds the function that hides a schema's sensitive fields; null if it has none. Built once per schema. */
function hideOf(schema: AnySchema): Hide | null {
  const known = hides.get(schema);
  if (known !== undefined) return known;
  const hide = buildHide(schema);
  hides.set(schema, hide);
  return hide;
}

function buildHide(schema: AnySchema): Hide | null {
  const { kind, fields, inner } = partsOf(schema);
  if (inner.some(sensitivityOf)) throw new Error('only a field of an object can be sensitive');
  if (kind === 'object') return hideInObject(fields);
  if (kind === 'choice') return hideInChoice(inner);
  const [only] = inner;
  if (!only) return null;
  const hide = hideOf(only);
  if (!hide) return null;
  return kind === 'array'
    ? (value, viewer) => (Array.isArray(value) ? hideInItems(value, hide, viewer) : value)
    : hide;
}

function hideInItems(items: readonly unknown[], hide: Hide, viewer: Viewer): readonly unknown[] {
  const shown = items.map((item) => hide(item, viewer));
  return shown.every((item, at) => item === items[at]) ? items : shown;
}

function hideInObject(fields: readonly (readonly [string, AnySchema])[]): Hide | null {
  const watched = fields.flatMap(([name, schema]) => {
    const sensitivity = sensitivityOf(schema);
    const hide = hideOf(schema);
    return sensitivity || hide ? [{ name, sensitivity, hide }] : [];
  });
  if (watched.length === 0) return null;
  return (value, viewer) => {
    if (!isRecord(value)) return value;
    // Copies only on the first change: most readers of most answers see everything.
    let shown = value;
    for (const { name, sensitivity, hide } of watched) {
      if (!(name in value)) continue;
      if (!sensitivity || sees(viewer, sensitivity, value)) {
        const kept = hide ? hide(value[name], viewer) : value[name];
        if (kept !== value[name]) shown = { ...shown, [name]: kept };
      } else if (sensitivity.mask) shown = { ...shown, [name]: sensitivity.mask(value[name]) };
      else shown = without(shown, name);
    }
    return shown;
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function without(
  value: Readonly<Record<string, unknown>>,
  name: string,
): Readonly<Record<string, unknown>> {
  const { [name]: _left, ...rest } = value;
  return rest;
}

function hideInChoice(options: readonly AnySchema[]): Hide | null {
  if (options.every((option) => hideOf(option) === null)) return null;
  return (value, viewer) => {
    const chosen = options.find((option) => z.safeParse(option, value).success);
    return chosen ? hideFrom(viewer, chosen, value) : undefined;
  };
}
