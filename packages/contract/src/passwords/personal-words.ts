/** The owner of a password, as others know them. */
export type PasswordOwner = {
  readonly email?: string;
  /** First and last name, in one or several texts. */
  readonly names?: readonly string[];
  readonly stores?: readonly string[];
};

/** Shorter words are part of too many other words. */
const minLength = 4;

/** Keeps only letters and digits, in lower case, so that "Lind & Daughter" matches "lind-daughter-1". */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** Returns the owner's personal words, which make a password easier to guess. */
export function personalWords({ email = '', names = [], stores = [] }: PasswordOwner): string[] {
  const texts = [email, ...names, ...stores];
  const words = [...texts, ...texts.flatMap(wordsOf)].map(squeeze);
  return [...new Set(words)].filter((word) => word.length >= minLength);
}

/**
 * Returns true if the password contains the owner's email, a part of their name, or the name of
 * their store.
 */
export function isPersonal(
  password: string,
  { email = '', names = [], stores = [] }: PasswordOwner,
) {
  const [localPart = ''] = email.split('@');
  const texts = [email, localPart, ...names, ...names.flatMap(wordsOf), ...stores].map(squeeze);
  const squeezed = squeeze(password);
  return texts.some((text) => text.length >= minLength && squeezed.includes(text));
}
