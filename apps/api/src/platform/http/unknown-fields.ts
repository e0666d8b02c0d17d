import { z } from 'zod/mini';

type Path = readonly PropertyKey[];

/** Finds fields of a value that its schema doesn't have, at any depth. */
export function findUnknownFields(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: Path = [],
): Path[] {
  if (value === null || typeof value !== 'object') return [];
  if (!schema) return Object.keys(value).map((name) => [...path, name]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema of zod is one of these
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return unknownOfObject(def, value, path);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((one, place) => findUnknownFields(def.element, one, [...path, place]))
        : [];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return findUnknownFields(def.innerType, value, path);
    case 'pipe':
      return findUnknownFields(def.in, value, path);
    case 'union':
      return unknownToAll(matching(def.options, value), value, path);
    case 'intersection':
      return unknownToAll([def.left, def.right], value, path);
    default:
      return [];
  }
}

function unknownOfObject(
  { shape, catchall }: z.core.$ZodObjectDef,
  value: object,
  path: Path,
): Path[] {
  if (catchall || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return schema ? findUnknownFields(schema, field, [...path, name]) : [[...path, name]];
  });
}

/** Returns the union members that a value fits; all of them if it fits none. */
function matching(options: readonly z.core.$ZodType[], value: object): readonly z.core.$ZodType[] {
  const fitting = options.filter((option) => z.safeParse(option, value).success);
  return fitting.length > 0 ? fitting : options;
}

function unknownToAll(schemas: readonly z.core.$ZodType[], value: object, path: Path): Path[] {
  const [first = [], ...others] = schemas.map((schema) => findUnknownFields(schema, value, path));
  const unknownToOthers = others.map((paths) => new Set(paths.map(String)));
  return first.filter((one) => unknownToOthers.every((paths) => paths.has(String(one))));
}
