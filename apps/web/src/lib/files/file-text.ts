/** Returns the text of a chosen file, or undefined if it can't be read anymore. */
export async function textOfFile(file: File): Promise<string | undefined> {
  try {
    return decodeText(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Decodes a file as UTF-8, or else in the encoding of older spreadsheet programs. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
