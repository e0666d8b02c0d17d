import { formatMoney } from '@counter/contract/shared';
import type { Command } from 'commander';
import { checkBooks } from '../books.ts';
import type { Terminal } from './terminal.ts';

const maxShown = 20;

/** Adds the command that checks every store's ledger. It fails if any has a fault. */
export function addCheckBooksCommand(program: Command, { onMarketplace, print }: Terminal): void {
  program
    .command('check-books')
    .description('Recompute the books of every store from its orders, and change nothing there')
    .action(async () => {
      const faulty = await onMarketplace(async ({ db }) => {
        let count = 0;
        for await (const { storeUrl, entries, balance, currency, faults } of checkBooks(db)) {
          const verdict = faults.length === 0 ? 'balances' : `${faults.length} faults`;
          const extent = `${entries} entries, balance ${formatMoney(balance, currency)}`;
          print(`${storeUrl}: ${verdict} (${extent})`);
          for (const fault of faults.slice(0, maxShown)) print(`  ${fault}`);
          if (faults.length > maxShown) print(`  and ${faults.length - maxShown} more`);
          if (faults.length > 0) count += 1;
        }
        return count;
      });
      if (faulty > 0) throw new Error(`The books of ${faulty} stores do not balance.`);
      print('All books balance.');
    });
}
