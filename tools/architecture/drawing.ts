import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { domainLevels } from '../import-rules/domain-order.ts';
import { platformLayers } from '../import-rules/platform-order.ts';

const [begin, end] = ['<!-- drawing -->', '<!-- /drawing -->'];

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Draws the packages, the levels of domains and the layers of the platform, based on the import rules. */
export function drawArchitecture(root: string): string {
  const levels = domainLevels.toReversed();
  const layers = platformLayers.toReversed();
  const lines = [
    'flowchart TB',
    ...drawPackages(root),
    '  subgraph domains["apps/api/src/domains"]',
    ...levels.map((names, place) => `    level${place}["${wrap(names)}"]`),
    chain(levels.map((_, place) => `level${place}`)),
    '  end',
    '  subgraph platform["apps/api/src/platform"]',
    ...layers.map((name) => `    ${name}["${name}"]`),
    chain(layers),
    '  end',
    '  api --> domains',
    '  domains --> platform',
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

/** Returns a document with its drawing replaced. */
export function withDrawing(document: string, drawing: string): string {
  const [before, after] = [document.indexOf(begin), document.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`Mark the drawing with ${begin} and ${end}.`);
  return `${document.slice(0, before)}${begin}\n\n${drawing}\n\n${document.slice(after)}`;
}

function drawPackages(root: string): string[] {
  const packages = globSync('{packages,apps}/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return { folder: dirname(file), ...manifest.parse(JSON.parse(text)) };
    });
  const idOf = (name: string): string => name.replace('@counter/', '');
  const known = new Set(packages.map(({ name }) => name));
  const boxes = packages.map(({ name, folder }) => `  ${idOf(name)}["${folder}"]`);
  const arrows = packages.flatMap(({ name, dependencies }) =>
    Object.keys(dependencies)
      .filter((dependency) => known.has(dependency))
      .map((dependency) => `  ${idOf(name)} --> ${idOf(dependency)}`),
  );
  return [...boxes, ...arrows];
}

function chain(ids: readonly string[]): string {
  return `    ${ids.join(' --> ')}`;
}

/** Wraps the names of a level, a few per line. */
function wrap(names: readonly string[]): string {
  const perLine = 4;
  const lines = Array.from({ length: Math.ceil(names.length / perLine) }, (_, line) =>
    names.slice(line * perLine, (line + 1) * perLine).join(', '),
  );
  return lines.join(',<br>');
}
