import { createProgram } from './commands/program.ts';
import { withMarketplace } from './commands/with-marketplace.ts';

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
