const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),/g;

/** Returns a module of the contract without the sentences that describe its calls. */
function withoutSummaries(code: string): string {
  return code.replaceAll(summary, (found) => `summary: '',${found.replaceAll(/[^\n]/g, '')}`);
}

/** Leaves the sentences of the API's documentation out of the browser, where nobody reads them. */
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
