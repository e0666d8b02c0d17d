import { sensitivityOf } from '@counter/contract/shared';
import type { z } from 'zod/mini';
import { partsOf } from '../platform/http/schema-parts.ts';

type Field = {
  /** The path of a field: `data[].salary`. */
  readonly path: string;
  readonly name: string;
  readonly schema: z.core.$ZodType;
};

/** Returns every field of a response, including nested ones. */
export function fieldsOf(schema: z.core.$ZodType, path = ''): Field[] {
  const { kind, fields, inner } = partsOf(schema);
  const own = fields.flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [{ path: at, name, schema: field }, ...fieldsOf(field, at)];
  });
  const below = kind === 'array' ? `${path}[]` : path;
  return [...own, ...inner.flatMap((one) => fieldsOf(one, below))];
}

/** Returns the paths of a response's sensitive fields. */
export function sensitivePaths(schema: z.core.$ZodType): string[] {
  const paths = fieldsOf(schema).filter((field) => sensitivityOf(field.schema));
  return [...new Set(paths.map(({ path }) => path))].toSorted();
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Returns the values at a path of a response; undefined where the field or its parent is missing. */
export function valuesAt(answer: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, step) => {
      const name = step.replace('[]', '');
      return values.flatMap((value) => {
        if (value === undefined) return [value];
        if (typeof value !== 'object' || value === null) return [];
        const next: unknown = new Map<string, unknown>(Object.entries(value)).get(name);
        return step.endsWith('[]') && isList(next) ? next : [next];
      });
    },
    [answer],
  );
}
