import type { StoreOptionGroup } from '@counter/contract/menu';

/** The field values of an option group. */
export type OptionGroupForm = {
  storeId: number;
  id: number;
  olVersion: number | undefined;
  name: string;
  minimum: number | null;
  maximum: number | null;
  choices: ChoiceForm[];
};

export type ChoiceForm = { id: number; name: string; price: number | null; available: boolean };

export const blankChoice: ChoiceForm = { id: 0, name: '', price: 0, available: true };

/** Returns the form values of a group, or of a new one. */
export function groupFormOf(storeId: number, group: StoreOptionGroup | undefined): OptionGroupForm {
  if (!group) {
    const choices = [{ ...blankChoice }, { ...blankChoice }];
    return { storeId, id: 0, olVersion: undefined, name: '', minimum: 0, maximum: 1, choices };
  }
  const { id, olVersion, name, minimum, maximum } = group;
  const choices = group.choices.map(({ unavailableUntil: _until, ...choice }) => choice);
  return { storeId, id, olVersion, name, minimum, maximum, choices };
}
