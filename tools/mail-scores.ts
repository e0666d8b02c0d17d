import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureSpamAssassin } from './ensure-programs.ts';
import { root } from './processes.ts';
import { readScores } from './read-scores.ts';

// Scores every kind of mail with SpamAssassin, by content only and offline.

/** The maximum score. Mails are rejected as spam from about 5. */
const maxScore = 1;

const maxBytes = 64_000_000;

async function main(): Promise<number> {
  const program = await ensureSpamAssassin();
  if (program === undefined) return 1;
  const writer = join(root, 'apps/api/src/testing/mails/write-mail-sources.ts');
  const mails = execFileSync(process.execPath, [writer], { maxBuffer: maxBytes });
  const { stdout, stderr, status } = spawnSync(program, ['--local', '--test-mode', '--mbox'], {
    input: mails,
    maxBuffer: maxBytes,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`SpamAssassin failed: ${stderr}`);
    return 1;
  }
  const scores = readScores(stdout);
  for (const { name, score, rules } of scores) {
    const mark = score > maxScore ? '✗' : '✓';
    console.log(`${mark} ${name.padEnd(20)} ${score.toFixed(1).padStart(5)}  ${rules.join(', ')}`);
  }
  const written = mails.toString().match(/^X-Sample: /gm)?.length ?? 0;
  if (scores.length !== written) {
    console.error(`${written} mails were written, and SpamAssassin scored ${scores.length}.`);
    return 1;
  }
  return scores.every(({ score }) => score <= maxScore) ? 0 : 1;
}

process.exitCode = await main();
