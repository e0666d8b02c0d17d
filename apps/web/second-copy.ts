import type { Plugin } from 'vite';

/**
 * Gives one module of ours a copy of its own of a library that comes as a single file. What only that
 * module uses of it is left out of everybody else's copy, and so out of the first load.
 */
export function secondCopy(library: string, ofModule: string): Plugin {
  return {
    name: 'counter:second-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== library || !importer?.endsWith(ofModule)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && `${found.id}?copy`;
    },
  };
}
