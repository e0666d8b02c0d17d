/** A value that a form field accepts or refuses. Both the form and the API are tested with it. */
export type FormCase = {
  readonly field: string;
  readonly value: string | boolean;
  /** The value sent to the API if it differs from the text: 1250 for an amount typed as 12.50. */
  readonly sent?: unknown;
  /** The message at the field; null if the value is accepted. */
  readonly message: string | null;
  /** The API's message if it differs from the form's: the API takes cents, the form 12.50. */
  readonly apiMessage?: string;
  /** Other fields that the case depends on. */
  readonly given?: Readonly<Record<string, string | boolean>>;
};

/** Returns the API's message for a case. */
export function apiMessageOf({
  message,
  apiMessage,
}: Pick<FormCase, 'message' | 'apiMessage'>): string | null {
  return apiMessage ?? message;
}

/** A form with valid values, and cases that each change one field. */
export type FormCases = {
  readonly filled: Readonly<Record<string, string | boolean>>;
  /** The values sent to the API if they differ from the text. */
  readonly sent?: Readonly<Record<string, unknown>>;
  readonly cases: readonly FormCase[];
};
