import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { settingNames, type Config } from '../../platform/config/config.ts';
import { foreignSettingTexts } from '../../platform/config/setting-texts.ts';
import { editDistance } from '../../platform/kernel/edit-distance.ts';
import { note, ok, problem, type Finding } from './finding.ts';

/** First words of setting names that other programs' variables also use. */
const commonWords = new Set(['API', 'DATA', 'LOG', 'NODE', 'OTEL', 'SECURITY', 'SESSION', 'WEB']);

const firstWord = (name: string): string => name.split('_')[0] ?? '';

const ownWords = new Set(
  [...settingNames]
    .filter((name) => name.includes('_'))
    .map(firstWord)
    .filter((word) => !commonWords.has(word)),
);

/** The maximum edit distance at which a name counts as misspelled. */
const changesIn = (name: string): number => (name.length < 8 ? 1 : name.length < 16 ? 2 : 3);

/** Finds variables that look like settings of Counter but aren't, which are usually misspelled. */
export function findMisspelled(env: NodeJS.ProcessEnv): Finding[] {
  const unknown = Object.keys(env).filter(
    (name) => !settingNames.has(name) && !Object.hasOwn(foreignSettingTexts, name),
  );
  const absent = [...settingNames].filter((name) => !env[name]?.trim());
  return unknown.flatMap((name) => {
    const [nearest] = absent
      .map((other) => ({ other, changes: editDistance(name, other) }))
      .filter(({ other, changes }) => changes <= changesIn(other))
      .toSorted((a, b) => a.changes - b.changes);
    if (!nearest && !(name.includes('_') && ownWords.has(firstWord(name)))) return [];
    const hint = nearest ? `Did you mean ${nearest.other}?` : 'Check its spelling.';
    return [note(`${name} is set, but Counter has no such setting. ${hint}`)];
  });
}

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

/** Checks the public URL. */
export function checkAddress({ publicUrl, host, port, trustProxy }: Config): Finding[] {
  if (!publicUrl) {
    const own = `http://localhost:${port}`;
    const text = `PUBLIC_URL is not set, so links begin with ${own}.`;
    return isLoopback(host)
      ? [note(`${text} That works on this machine only.`)]
      : [problem(`${text} Other machines can't open those: set PUBLIC_URL.`)];
  }
  const findings = [ok(`People reach Counter at ${publicUrl}.`)];
  if (publicUrl.startsWith('http:')) {
    findings.push(
      note('PUBLIC_URL is not https. Browsers offer passkeys and notifications over https only.'),
    );
  }
  if (trustProxy === false) {
    findings.push(
      note(
        'TRUST_PROXY is off. If a proxy is in front, all callers share its limits: set TRUST_PROXY to its address.',
      ),
    );
  }
  return findings;
}

/** Checks that the built pages exist and the data folder is writable. */
export async function checkFolders({
  webRoot,
  storefrontRoot,
  dataDir,
}: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, file] of [
    ['WEB_ROOT', path.join(webRoot, 'index.html')],
    ['STOREFRONT_ROOT', path.join(storefrontRoot, 'client', 'index.html')],
  ] as const) {
    const isThere = await allows(file, constants.R_OK);
    findings.push(
      isThere
        ? ok(`${name}: the built pages are there.`)
        : problem(`${name}: ${file} can't be read. Run "npm run build".`),
    );
  }
  const folder = (await allows(dataDir, constants.F_OK)) ? dataDir : path.dirname(dataDir);
  findings.push(
    (await allows(folder, constants.W_OK))
      ? ok(`DATA_DIR: ${dataDir} can be written.`)
      : problem(`DATA_DIR: ${folder} can't be written. Give Counter's user the right to do so.`),
  );
  return findings;
}

async function allows(file: string, mode: number): Promise<boolean> {
  return access(file, mode).then(
    () => true,
    () => false,
  );
}

/** Checks the settings of the account that payouts come from. */
export function checkPayer(env: NodeJS.ProcessEnv): Finding[] {
  const names = ['PAYER_NAME', 'PAYER_COMPANY_ID', 'PAYER_BANK_NAME', 'PAYER_ROUTING_NUMBER'];
  const absent = names.filter((name) => !env[name]?.trim());
  if (absent.length === 0) return [ok('Payouts: bank files name your company and its bank.')];
  return [
    note(
      `Payouts: ${absent.join(', ')} ${absent.length === 1 ? 'is' : 'are'} made up. A bank refuses such files, so set them before you pay stores.`,
    ),
  ];
}
