import { runServer } from './run-server.ts';

// Counter without its demo.
runServer(process.env);
