import type { Plugin } from 'vite';
import { findLateFiles } from './desk-files.ts';

/**
 * Refuses style sheets with cascade layers that the order desk loads once it is on the screen. A layer that comes
 * later has the browser look up every font again and lay the whole page out, which takes a quarter of a second
 * on a slow tablet with many orders.
 */
export function refuseLateLayers(): Plugin {
  return {
    name: 'refuse-late-layers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const late = findLateFiles(bundle).filter((name) => {
          const file = bundle[name];
          return file?.type === 'asset' && String(file.source).includes('@layer');
        });
        if (late.length > 0)
          this.error(
            `The order desk loads ${late.join(', ')} late, with cascade layers. Import these styles in mantine.css instead.`,
          );
      },
    },
  };
}
