/** Search parameters of the form. */
export interface DealFormSearch {
  /** The deal to edit; a new one if absent. */
  id?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function dealFormSearch({ id }: Record<string, unknown>): DealFormSearch {
  return { id: typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined };
}
