/** Runs a script in a page of its own at an address, in the browser that listens on a port. */
export async function evaluateAt(port: number, url: string, script: string): Promise<void> {
  const browser = `http://127.0.0.1:${port}/json`;
  const answer = await fetch(`${browser}/new?${encodeURIComponent(url)}`, { method: 'PUT' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DevTools protocol says so
  const page = (await answer.json()) as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  await send(socket, script);
  socket.close();
  await fetch(`${browser}/close/${page.id}`);
}

async function send(socket: WebSocket, expression: string): Promise<void> {
  const answered = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true });
  });
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  const answer = await answered;
  if (answer.includes('exceptionDetails')) throw new Error(`The page refused a script: ${answer}`);
}
