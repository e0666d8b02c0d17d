/** What a field of a form may and may not hold; the form and the API are both held to it. */
export type FormCase = {
  readonly field: string;
  readonly value: string | boolean;
  /** What the API is sent where that is not the text itself: 1250 for an amount typed as 12.50. */
  readonly sent?: unknown;
  /** What the person reads at the field; null where the value is fine. */
  readonly message: string | null;
  /** The API's message where it is not the form's: it takes cents, where the form takes 12.50. */
  readonly apiMessage?: string;
  /** Other fields that the case depends on. */
  readonly given?: Readonly<Record<string, string | boolean>>;
};

/** Returns what the API says to a case. */
export function apiMessageOf({
  message,
  apiMessage,
}: Pick<FormCase, 'message' | 'apiMessage'>): string | null {
  return apiMessage ?? message;
}

/** A form whose fields are all well filled in, and the cases that change one of them. */
export type FormCases = {
  readonly filled: Readonly<Record<string, string | boolean>>;
  /** What the API is sent of those where that is not the text itself. */
  readonly sent?: Readonly<Record<string, unknown>>;
  readonly cases: readonly FormCase[];
};
