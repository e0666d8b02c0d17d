import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as delivered to the server: the envelope's addresses and the raw message. */
type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
};

export type MailServer = {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
};

type Behavior = Pick<SMTPServerOptions, 'onAuth' | 'onRcptTo'> & {
  /** Any free port if absent. */
  readonly port?: number;
};

/** Starts a local mail server that accepts every mail, unless told otherwise. */
export async function startMailServer({ port = 0, ...rules }: Behavior = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...rules,
    authOptional: !rules.onAuth,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        received.push({ from, to, raw });
        done();
      });
    },
  });
  const listening = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    const socket = server.listen(port, '127.0.0.1', () => {
      const address = socket.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
  return {
    port: listening,
    received,
    stop: async () => new Promise((resolve) => server.close(() => resolve())),
  };
}
