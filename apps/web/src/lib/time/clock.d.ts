/**
 * The present, in milliseconds since 1970: the one place where the browser's clock is read. A clock that
 * is wrong is put right by the server's.
 */
export declare function now(): number;
/** The device's own time, right or wrong: for times that are only compared on this device. In milliseconds since 1970. */
export declare function deviceNow(): number;
/**
 * Compares the clocks by the `Date` of an answer that was asked for at a time (as of `now`). The server wrote it
 * at some moment between the question and now, so a slow answer alone moves no clock.
 */
export declare function compareClocks(date: string | null, askedAt: number): void;
