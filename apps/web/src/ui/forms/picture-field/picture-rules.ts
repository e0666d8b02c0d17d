import { picturesText } from './picture-field.text.ts';

/** The limits of a picture. */
export type PictureRules = {
  /** MIME types such as `image/png`. */
  readonly types: readonly string[];
  readonly limitBytes: number;
};

const bytesPerMegabyte = 1024 * 1024;

/** Returns the rules as a sentence to show before a file is chosen. */
export function describeRules(rules: PictureRules, limit: number): string {
  const count = limit > 1 ? picturesText.upToPictures(limit) : '';
  return picturesText.rulesHint(typeNames(rules), megabytes(rules.limitBytes), count);
}

/** Returns the reason to refuse a file, or undefined. The server checks it too; this saves the upload. */
export function refusalOf(file: File, rules: PictureRules): string | undefined {
  if (!rules.types.includes(file.type)) return picturesText.wrongTypeError(typeNames(rules));
  if (file.size === 0) return picturesText.emptyFileError;
  if (file.size <= rules.limitBytes) return undefined;
  const most = megabytes(rules.limitBytes);
  return picturesText.tooLargeError(megabytes(file.size), most);
}

/** Formats a file size, rounded up: "0.3 MB". */
export function megabytes(bytes: number): string {
  return picturesText.megabytes(Math.ceil((bytes / bytesPerMegabyte) * 10) / 10);
}

function typeNames({ types }: PictureRules): string {
  const names = types.map((type) => typeName(type));
  return picturesText.or(names.slice(0, -1).join(', '), names.at(-1) ?? '');
}

function typeName(type: string): string {
  const name = type.replace(/^\w+\//, '').toUpperCase();
  return name === 'WEBP' ? 'WebP' : name;
}
