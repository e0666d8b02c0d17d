import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@counter/contract';
import { apiContent, examplesFile } from '../../api-content.ts';
import { noExamples } from '../../platform/http/describe-answers.ts';
import { chooseExamples } from './choose-examples.ts';
import { recordingFolder, type RecordedAnswer } from './record-answers.ts';

/*
 * Runs the API tests, or the named ones, and saves their responses as examples. `--fresh` discards the current
 * examples.
 */
const [named, isFresh] = [
  process.argv.slice(2).filter((one) => one !== '--fresh'),
  process.argv.includes('--fresh'),
];
const folder = await mkdtemp(path.join(tmpdir(), 'counter-examples-'));
const tests = spawn('npx', ['vitest', 'run', '--project', 'api', ...named], {
  cwd: new URL('../../../../../', import.meta.url),
  env: { ...process.env, [recordingFolder]: folder },
  stdio: 'inherit',
});
await once(tests, 'exit');
if (tests.exitCode !== 0)
  console.error('Tests failed. The answers that were received are kept anyway.');

const answers: RecordedAnswer[] = [];
for (const file of globSync(path.join(folder, '*.jsonl'))) {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the run above
  for (const line of lines) answers.push(JSON.parse(line) as RecordedAnswer);
}
await rm(folder, { recursive: true });

const examples = chooseExamples(answers, isFresh ? noExamples : await apiContent.readExamples());
await writeFile(examplesFile, `${JSON.stringify(examples, null, 1)}\n`);
const shown = Object.values(examples.calls).filter(({ success }) => success !== undefined).length;
console.log(`${shown} of ${allEndpoints.length} calls have an example of a success.`);
