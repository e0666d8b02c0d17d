import { createProgram } from './commands/program.ts';
import { withMarketplace } from './commands/with-marketplace.ts';

// Ignore EPIPE when the reader ends early, as in "counter doctor | head": the command may be in the middle of its work.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const program = createProgram({
  environment: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  onMarketplace: async (work) => withMarketplace(process.env, work),
});
try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
