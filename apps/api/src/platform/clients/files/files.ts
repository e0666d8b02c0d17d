/** Stores uploaded files by key (`pictures/ab12-large.webp`). Files are small, so each is held in memory whole. */
export type Files = {
  /** Writes a file and replaces one with the same key. The write is atomic and durable once this resolves. */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Returns null for an unknown key. */
  read(key: string): Promise<Buffer | null>;
  /** Does nothing for an unknown key. */
  remove(key: string): Promise<void>;
};

/** Returns true for a valid key: names between slashes and an extension. A valid key can't lead out of its folder. */
export function isKey(text: string): boolean {
  return /^(?:[\w-]+\/)*[\w-]+\.[a-z]+$/.test(text);
}
