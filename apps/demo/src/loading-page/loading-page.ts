import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

export type Address = { readonly host: string; readonly port: number };

export type LoadingPage = {
  /** Adds a line to the page. `done` is the loaded share, from 0 to 1. */
  show: (line: string, done: number) => void;
  /** Releases the port. A browser that shows the page keeps polling until Counter answers there. */
  close: () => Promise<void>;
};

const page = new URL('page.html', import.meta.url);

/**
 * Serves a page with the demo's loading progress at Counter's future address. It answers every path with status 503.
 * Fails if another program uses the address.
 */
export async function openLoadingPage({ host, port }: Address): Promise<LoadingPage> {
  const html = await readFile(page);
  const progress = { done: 0, lines: Array<string>() };
  const server = createServer(({ headers }, response) => {
    const isJson = headers.accept === 'application/json';
    response.writeHead(503, {
      'cache-control': 'no-store',
      'content-type': isJson ? 'application/json' : 'text/html; charset=utf-8',
      'retry-after': '1',
    });
    response.end(isJson ? JSON.stringify(progress) : html);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    show: (line, done) => {
      progress.lines.push(line);
      progress.done = done;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
