/** The refusal for staff who view a store as its owner. */
export const readOnlyMessage =
  "You're viewing this store as its owner. You can look at it, but not change or send anything.";
