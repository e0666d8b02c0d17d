import { createProgram } from '../../commands/program.ts';
import { withMarketplace } from '../../commands/with-marketplace.ts';

/** Runs a command in this process with the given settings. Returns its exit code and output. */
export async function runProgram(
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<{ readonly code: 0 | 1; readonly text: string }> {
  const lines: string[] = [];
  const program = createProgram({
    environment,
    print: (line) => void lines.push(line),
    onMarketplace: async (work) => withMarketplace(environment, work),
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return { code: 0, text: `${lines.join('\n')}\n` };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { code: 1, text: `${[...lines, message].join('\n')}\n` };
  }
}
