/** Matches comments, quoted texts and names, and dollar-quoted bodies: a semicolon in one ends no statement. */
const closed =
  /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[^]*?\$\1\$|;|[^;'"$/-]+|./gy;

/** Splits a migration into its statements. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [part] of text.matchAll(new RegExp(closed, 'g'))) {
    if (part === ';') {
      statements.push(statement);
      statement = '';
    } else if (!part.startsWith('--') && !part.startsWith('/*')) {
      statement += part;
    }
  }
  return [...statements, statement].map((one) => one.trim()).filter((one) => one !== '');
}
