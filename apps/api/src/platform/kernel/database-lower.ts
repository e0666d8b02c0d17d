/**
 * Lowercases text like PostgreSQL's `lower`, character by character. JavaScript considers neighboring characters (final
 * sigma) and turns one character into two (İ), so names that are equal in the database would differ.
 */
export function databaseLower(text: string): string {
  return Array.from(text, (character) => Array.from(character.toLowerCase())[0]).join('');
}
