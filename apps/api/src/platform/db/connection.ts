/** A database's address: from the settings, or the socket of the embedded server. */
export type Connection =
  | { readonly connectionString: string }
  | {
      /** The folder of the Unix socket. */
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };
