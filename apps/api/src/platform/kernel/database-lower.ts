/**
 * Lower case as PostgreSQL's `lower` has it: character by character. JavaScript's own looks at the characters around
 * (a final sigma) and makes two of one (İ), so two names that the database takes for one would differ.
 */
export function databaseLower(text: string): string {
  return Array.from(text, (character) => Array.from(character.toLowerCase())[0]).join('');
}
