import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles } from '@counter/contract/shared';
import type { Plugin } from 'vite';
import { z } from 'zod/mini';
import { fileOfManifest, shortcutsOf } from './src/lib/device/app-manifest.ts';

/** Writes a manifest for each role. They differ in their shortcuts and hold nothing of anybody. */
export function writeManifests(): Plugin {
  return {
    name: 'role-manifests',
    apply: 'build',
    generateBundle() {
      const file = join(this.environment.config.root, 'public/manifest.webmanifest');
      const common = z
        .record(z.string(), z.unknown())
        .parse(JSON.parse(readFileSync(file, 'utf8')));
      for (const role of roles) {
        const source = JSON.stringify({ ...common, shortcuts: shortcutsOf(role) });
        this.emitFile({ type: 'asset', fileName: fileOfManifest(role), source });
      }
    },
  };
}
