declare const checked: unique symbol;

/**
 * A signed-in person who just proved their identity with their password and any second factor. Changes that a thief
 * would make require it as an argument. Only the proof check creates one, for calls that declare `proof: 'required'`.
 */
export type Proven = {
  readonly [checked]: true;
  readonly userId: number;
  /** The password hash and second factor that were proved, to notice a later change. */
  readonly passwordHash: string;
  readonly secondFactorSince: number | null;
};
