/** The notation of a number: an amount in minor units, a weight, a count. */
export type Notation = {
  /** Parses a text; undefined if it isn't a number. */
  readonly parse: (text: string) => number | undefined;
  /** Formats a number for a field. `parse` accepts the result. */
  readonly show: (value: number) => string;
};

/** The form's value of a typed number: null if empty, NaN if invalid. */
export type TypedNumber = number | null;

export function readTyped(text: string, { parse }: Notation): TypedNumber {
  return text.trim() === '' ? null : (parse(text) ?? Number.NaN);
}

/** Formats a form's number; empty for null and NaN. */
export function writeTyped(value: TypedNumber, { show }: Notation): string {
  return value === null || Number.isNaN(value) ? '' : show(value);
}

/**
 * Returns the notation of numbers as people type them: 12, 12.5, 1,200, with at most `decimals` decimals and 9
 * digits before them. Negative numbers need `signed`.
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
