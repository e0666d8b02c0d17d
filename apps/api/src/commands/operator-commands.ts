import { InvalidArgumentError, type Command } from 'commander';
import { z } from 'zod/mini';
import { addOperator, resetOperator } from '../domains/auth/index.ts';
import type { Terminal } from './terminal.ts';

const address = z.email();

function parseEmail(text: string): string {
  const { success, data } = address.safeParse(text.trim());
  if (!success) throw new InvalidArgumentError('Give an email address, such as ada@example.com.');
  return data;
}

/** Adds the commands for operators of the marketplace. */
export function addOperatorCommands(program: Command, { onMarketplace, print }: Terminal): void {
  const operator = program.command('operator').description('People who run the marketplace');
  operator
    .command('add')
    .description('Let a person run the marketplace')
    .argument('<email>', 'their email address', parseEmail)
    .option('--name <name>', 'their name, for a new account')
    .action(async (email: string, { name }: { name?: string }) => {
      const fullName = name ?? email.slice(0, email.indexOf('@'));
      const added = await onMarketplace(async (marketplace) =>
        addOperator(marketplace, { email, fullName }),
      );
      print(`${added.email} is an operator now.`);
      if (added.password) {
        print(`They choose a password here, within an hour:\n  ${added.password}`);
      } else {
        print('They log in with the password they have.');
      }
      print('Counter asks them for a second factor before they see the marketplace.');
    });
  operator
    .command('reset')
    .description("Give an operator who can't log in another link to choose a password")
    .argument('<email>', 'their email address', parseEmail)
    .action(async (email: string) => {
      const reset = await onMarketplace(async (marketplace) => resetOperator(marketplace, email));
      print(
        `The sign-in of ${reset.email} is reset: password and second factor are removed, and all devices are signed out.`,
      );
      print(`They choose a password here, within an hour:\n  ${reset.password}`);
    });
}
