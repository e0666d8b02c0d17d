/** A number that a browser should neither offer nor remember. */
export const secret = { autoComplete: 'off', inputMode: 'numeric', required: true } as const;
