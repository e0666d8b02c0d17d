/** The search parameters of the form. */
export interface DealFormSearch {
  /** The deal that is edited; a new one where absent. */
  id?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function dealFormSearch({ id }: Record<string, unknown>): DealFormSearch {
  return { id: typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined };
}
