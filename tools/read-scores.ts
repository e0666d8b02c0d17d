/** A mail's SpamAssassin score and the rules behind it. */
export type MailScore = {
  readonly name: string;
  readonly score: number;
  readonly rules: readonly string[];
};

const status = /^X-Spam-Status: \w+, score=(-?\d+(?:\.\d+)?) .*?tests=(.*?)(?= [a-z]+=)/s;

/** Parses the scores of mails processed by SpamAssassin. Each has its name in the `X-Sample` header. */
export function readScores(mails: string): MailScore[] {
  const found: MailScore[] = [];
  for (const mail of mails.split(/^From counter .*$/m)) {
    const [header = ''] = mail.trimStart().split('\n\n');
    const unfolded = header.replaceAll(/\n[ \t]+/g, ' ');
    const name = /^X-Sample: (.+)$/m.exec(unfolded)?.[1];
    const line = /^X-Spam-Status: .*$/m.exec(unfolded)?.[0];
    const [, score, rules] = status.exec(line ?? '') ?? [];
    if (name === undefined || score === undefined || rules === undefined) continue;
    found.push({ name, score: Number(score), rules: rules.split(/,\s*/) });
  }
  return found;
}
