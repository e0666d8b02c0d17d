import { Agent, request } from 'node:http';

/** The server, the store and the caller. */
export type Target = { readonly url: string; readonly storeId: number; readonly token: string };

const agent = new Agent({ keepAlive: true });

/**
 * Posts a body to an API call and returns the response text.
 * @throws Error unless the status is 200
 */
export async function asked(
  { url, token }: Pick<Target, 'url' | 'token'>,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/v1${path}`, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
      });
    });
    sent.end(JSON.stringify(body));
  });
}
