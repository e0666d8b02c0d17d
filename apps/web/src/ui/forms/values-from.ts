/**
 * Returns a form's values for an existing record: the blank form's values, overridden by the record's. The blank
 * form is the only list of fields.
 */
export function valuesFrom<Values extends object>(
  blank: Values,
  existing: { readonly [Field in keyof Values]?: Values[Field] | null | undefined },
): Values {
  const known = new Map<string, unknown>(Object.entries(existing));
  const fields = new Map<string, unknown>(Object.entries(blank));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has each field of the blank form
  return Object.fromEntries(
    [...fields].map(([name, none]) => [name, known.get(name) ?? none]),
  ) as Values;
}
