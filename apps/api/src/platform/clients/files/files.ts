/**
 * The store of uploaded files, by key (`pictures/ab12-large.webp`). They are small: each is held in
 * memory as a whole.
 */
export type Files = {
  /** Kept for good once this resolves: as a whole, over what the key held before. */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null where there is none. */
  read(key: string): Promise<Buffer | null>;
  /** One that is not there is no failure. */
  remove(key: string): Promise<void>;
};

/**
 * Returns true if a text can be a key: names between slashes, and an extension. It never leads out
 * of a folder.
 */
export function isKey(text: string): boolean {
  return /^(?:[\w-]+\/)*[\w-]+\.[a-z]+$/.test(text);
}
