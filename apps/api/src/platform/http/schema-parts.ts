import type { z } from 'zod/mini';

type AnySchema = z.core.$ZodType;

/** The parts of a schema: an object's fields by name, otherwise the schemas it wraps. */
export type SchemaParts = {
  readonly kind: 'object' | 'array' | 'wrapper' | 'choice' | 'leaf';
  readonly fields: readonly (readonly [string, AnySchema])[];
  readonly inner: readonly AnySchema[];
};

const leaf: SchemaParts = { kind: 'leaf', fields: [], inner: [] };

const leaves: ReadonlySet<string> = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'null',
  'undefined',
  'literal',
  'enum',
]);

/**
 * Returns the parts of an answer's schema.
 * @throws Error for a kind of schema that answers haven't used yet. Add it here, so that no sensitive field in it is
 * overlooked.
 */
export function partsOf(schema: AnySchema): SchemaParts {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the union of all schemas there are
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return { kind: 'object', fields: Object.entries(def.shape), inner: [] };
    case 'array':
      return { kind: 'array', fields: [], inner: [def.element] };
    case 'nullable':
    case 'optional':
    case 'default':
      return { kind: 'wrapper', fields: [], inner: [def.innerType] };
    case 'union':
      return { kind: 'choice', fields: [], inner: def.options };
    default:
      if (leaves.has(def.type)) return leaf;
      throw new Error(`an answer has a part of the unknown kind "${def.type}"`);
  }
}
