import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 50;

/** Runs a script in a new page at a URL, in the browser with its DevTools on a port. */
export async function evaluateAt(port: number, url: string, script: string): Promise<void> {
  const browser = `http://127.0.0.1:${port}/json`;
  const answer = await fetch(`${browser}/new?${encodeURIComponent(url)}`, { method: 'PUT' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DevTools protocol says so
  const page = (await answer.json()) as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const arrived = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`;
  while ((await evaluate(socket, arrived)) !== true) await delay(pauseMs);
  await evaluate(socket, script);
  socket.close();
  await fetch(`${browser}/close/${page.id}`);
}

async function evaluate(socket: WebSocket, expression: string): Promise<unknown> {
  const answered = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true });
  });
  const params = { expression, returnByValue: true };
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
  const text = await answered;
  if (text.includes('exceptionDetails')) throw new Error(`The page refused a script: ${text}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DevTools protocol says so
  return (JSON.parse(text) as { result?: { result?: { value?: unknown } } }).result?.result?.value;
}
