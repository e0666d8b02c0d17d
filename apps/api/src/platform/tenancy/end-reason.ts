/** The reason a session ended early; null if the person ended it. */
export type EndReason = 'elsewhere';
