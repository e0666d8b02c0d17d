const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),/g;

/** Removes the sentences that describe calls from a module of the contract. */
function withoutSummaries(code: string): string {
  return code.replaceAll(summary, (found) => `summary: '',${found.replaceAll(/[^\n]/g, '')}`);
}

/** Keeps the API docs' sentences out of the browser bundles. */
export function dropSummaries() {
  return {
    name: 'counter:drop-summaries',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/, code: /\bendpoint\(/ },
      handler: (code: string) => ({ code: withoutSummaries(code), map: null }),
    },
  };
}
