/** The notation of a kind of number: an amount in minor units, a weight, a count. */
export type Notation = {
  /** The number that a text stands for, or undefined where it stands for none. */
  readonly parse: (text: string) => number | undefined;
  /** A number as a field shows it; `parse` reads it again. */
  readonly show: (value: number) => string;
};

/** The form's value of a typed number: null if empty, NaN if invalid. */
export type TypedNumber = number | null;

export function readTyped(text: string, { parse }: Notation): TypedNumber {
  return text.trim() === '' ? null : (parse(text) ?? Number.NaN);
}

/** A form's number as text; empty where there is none that can be read. */
export function writeTyped(value: TypedNumber, { show }: Notation): string {
  return value === null || Number.isNaN(value) ? '' : show(value);
}

/**
 * Numbers as people type them: 12, 12.5, 1,200; at most so many decimals and 9 digits before them.
 * Numbers below 0 are only read where `signed`.
 */
export function plainNumber(decimals: number, signed = false): Notation {
  const fraction = decimals === 0 ? '' : `(?:\\.\\d{0,${decimals}})?`;
  const sign = signed ? '[-−+]?' : '';
  const written = new RegExp(
    `^${sign}(?=\\.?\\d)(?:\\d{1,9}|\\d{1,3}(?:,\\d{3}){1,2})?${fraction}$`,
  );
  return {
    parse: (text) => {
      const typed = text.trim();
      return written.test(typed) ? Number(typed.replaceAll(',', '').replace('−', '-')) : undefined;
    },
    show: String,
  };
}
