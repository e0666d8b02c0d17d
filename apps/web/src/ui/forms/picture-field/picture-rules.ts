/** What a picture may be. */
export type PictureRules = {
  /** MIME types such as `image/png`. */
  readonly types: readonly string[];
  readonly limitBytes: number;
};

const bytesPerMegabyte = 1024 * 1024;

/** The rules as a sentence, to be read before anything is chosen. */
export function describeRules(rules: PictureRules, limit: number): string {
  const count = limit > 1 ? ` Up to ${limit} pictures.` : '';
  return `${typeNames(rules)}, ${megabytes(rules.limitBytes)} at most.${count}`;
}

/** Why a file cannot be taken, or undefined. The server looks into it; this only saves the way there. */
export function refusalOf(file: File, rules: PictureRules): string | undefined {
  if (!rules.types.includes(file.type)) return `This is no ${typeNames(rules)} picture.`;
  if (file.size === 0) return 'This file is empty.';
  if (file.size <= rules.limitBytes) return undefined;
  const most = megabytes(rules.limitBytes);
  return `This picture has ${megabytes(file.size)}. It may have ${most} at most.`;
}

/** The size of a file, rounded up: "0.3 MB". */
export function megabytes(bytes: number): string {
  return `${Math.ceil((bytes / bytesPerMegabyte) * 10) / 10} MB`;
}

function typeNames({ types }: PictureRules): string {
  const names = types.map((type) => typeName(type));
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

function typeName(type: string): string {
  const name = type.replace(/^image\//, '').toUpperCase();
  return name === 'WEBP' ? 'WebP' : name;
}
