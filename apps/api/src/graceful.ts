/**
 * The time that running requests and jobs get to finish before the process exits, in milliseconds. It starts after the
 * wait for the proxy.
 */
export const gracefulMs = 12_000;
