import type { FormPart } from './merge.ts';
import type { PartWords } from './part-words.ts';
import { plainField, type PlainName } from './plain-fields.ts';

type Plain<Name extends PlainName> = Readonly<Record<Name, string | number | null>>;

/** Describes a plain field for merging. */
export function plainPart<Name extends PlainName>(
  name: Name,
  words: PartWords,
): FormPart<Plain<Name>> {
  const show = (form: Plain<Name>) => {
    const value: string | number | null = form[name];
    return typeof value === 'string' ? words.text(value) : words.number(value);
  };
  return { label: plainField(name).label, names: [name], show };
}
