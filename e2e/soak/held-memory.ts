import { z } from 'zod/mini';

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);
const evaluated = z.object({
  id: z.literal(2),
  result: z.object({ result: z.object({ value: z.int() }) }),
});

/**
 * Returns what a process of Node holds after a garbage collection, in bytes: objects of scripts, and buffers outside of
 * their heap. It asks the inspector of the process, which listens on a port of this machine.
 */
export async function measureHeld(inspectorPort: number): Promise<number> {
  const list = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [{ webSocketDebuggerUrl }] = targets.parse(await list.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  try {
    return await new Promise<number>((resolve, reject) => {
      const send = (id: number, method: string, params = {}): void =>
        socket.send(JSON.stringify({ id, method, params }));
      socket.addEventListener('error', () => reject(new Error('The inspector did not answer.')));
      socket.addEventListener('open', () => {
        send(1, 'HeapProfiler.collectGarbage');
        send(2, 'Runtime.evaluate', {
          expression: 'process.memoryUsage().heapUsed + process.memoryUsage().external',
        });
      });
      socket.addEventListener('message', ({ data }) => {
        const answer = evaluated.safeParse(JSON.parse(String(data)));
        if (answer.success) resolve(answer.data.result.result.value);
      });
    });
  } finally {
    socket.close();
  }
}
