/** The text of a chosen file; undefined where it cannot be read any more. */
export async function textOfFile(file: File): Promise<string | undefined> {
  try {
    return decodeText(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The text of a file: UTF-8, or else what older spreadsheet programs write. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
