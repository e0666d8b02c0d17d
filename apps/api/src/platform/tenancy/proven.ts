declare const checked: unique symbol;

/**
 * A signed-in person who has just proved who they are: by their password and, where they have one, their
 * second factor. Changes that a thief would make ask for it as an argument. Only the check of a proof makes
 * one, for calls that declare `proof: 'required'`.
 */
export type Proven = {
  readonly [checked]: true;
  readonly userId: number;
  /** The password and the state of the second factor that were proved, to notice a later change. */
  readonly passwordHash: string;
  readonly secondFactorSince: number | null;
};
