/** The entry point for tests of programs that fill or use a database of Counter. */
export { openLocalFiles } from '../platform/clients/files/local-files.ts';
export { type Jobs, startJobs } from '../platform/jobs/start-jobs.ts';
export { fixedClock } from '../platform/kernel/clock.ts';
export { createVault } from '../platform/kernel/vault.ts';
export { sendMessageTask } from '../platform/messages/mail/queue-mail.ts';
export { sendMessage } from '../platform/messages/mail/send-message.ts';
export { type TestDatabase, createTestDatabase } from './processes/database.ts';
export { addUser, testPassword } from './stores/marketplace.ts';
export { runProgram } from './processes/run-program.ts';
export { databaseUrlOf, makeHome } from './processes/server-process.ts';
export { type TestMarket, type TestShop, createTestMarket } from './stores/orders.ts';
