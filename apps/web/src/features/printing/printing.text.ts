import type { PrinterCondition } from '@counter/contract/printing';
import { countOf } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for printers and tickets. */
export const text = {
  printers: 'Printers',
  pageHelp: 'Printers that fetch their tickets from Counter, without a driver or a computer.',
  addPrinter: 'Add printer',
  newPrinter: 'New printer',
  editPrinter: (name: string) => `Edit ${name}`,
  savePrinter: 'Save printer',
  unsavedWarning: 'What you typed about this printer will be lost.',
  nameHelp: 'Such as Kitchen or Counter.',
  paper: 'Paper width',
  millimeters: (width: number) => `${width} mm`,
  kitchenCopies: 'Kitchen tickets per order',
  packageCopies: 'Package slips per order',
  copiesHelp: 'Printed when an order is accepted. 0 prints none.',
  station: 'Station',
  stationHelp: 'Choose a station to print only its items on kitchen tickets.',
  allStations: 'All stations',
  onlyFor: (station: string) => `${station} only`,
  stationDeleted: (station: string) =>
    `${station} was deleted, so this printer prints whole orders. Edit it to choose another station.`,
  noPrinters: 'No printers yet',
  noPrintersHelp:
    'Add a printer that supports Star CloudPRNT, such as mC-Print3 or TSP100IV. It prints each order as you accept it.',
  notLoaded: "We couldn't load the printers",
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  newAddress: 'New address…',
  testPage: 'Print test page',
  testSent: (name: string) => `${name} prints a test page within a few seconds.`,
  conditions: {
    NEVER_SEEN: 'Not connected yet',
    SILENT: 'Not reachable',
    READY: 'Ready',
    PAPER_LOW: 'Paper is low',
    OUT_OF_PAPER: 'Out of paper',
    PAPER_JAM: 'Paper jam',
    COVER_OPEN: 'Cover is open',
    BROKEN: 'Needs attention',
  },
  /** The reason a printer can't print, worded to follow its name. */
  troubles: {
    NEVER_SEEN: 'not connected',
    SILENT: 'not reachable',
    OUT_OF_PAPER: 'out of paper',
    PAPER_JAM: 'jammed',
    COVER_OPEN: 'cover open',
  } as Partial<Record<PrinterCondition, string>>,
  needsAttention: (count: number) => (count === 1 ? 'needs attention' : 'need attention'),
  printerNames: (names: readonly string[]) => {
    const bare = names.map((name) => name.replace(/ printer$/i, ''));
    return `${bare.join(' and ')} ${names.length === 1 ? 'printer' : 'printers'}`;
  },
  printerCount: (count: number) => `${count} printers`,
  lastSeen: (ago: ReactNode) => rich`Last seen ${ago}`,
  waiting: (count: number) => countOf(count, 'ticket waiting', 'tickets waiting'),
  prints: (kitchen: number, packages: number) =>
    [
      kitchen === 0 ? '' : countOf(kitchen, 'kitchen ticket', 'kitchen tickets'),
      packages === 0 ? '' : countOf(packages, 'package slip', 'package slips'),
    ]
      .filter(Boolean)
      .join(', ') || 'Prints on request only',
  failed: (orderNumber: string, reason: string) => `${orderNumber} was not printed: ${reason}`,
  failedTest: (reason: string) => `The test page was not printed: ${reason}`,
  removed: (name: string) => `${name} was removed`,
  notRemoved: (name: string) => `We couldn't remove ${name}.`,
  restored: (name: string) => `${name} is back`,
  notRestored: (name: string) => `We couldn't restore ${name}.`,
  addressTitle: (name: string) => `Connect ${name}`,
  addressSteps:
    'On the printer, open its settings page and turn on CloudPRNT. Enter this address as the server URL:',
  addressOnce: "Copy it now. We don't show it again. Anyone with it receives your tickets.",
  copyAddress: 'Copy address',
  addressCopied: 'The address is copied.',
  serverAddress: 'Server URL',
  done: 'Done',
  renewTitle: (name: string) => `Give ${name} a new address?`,
  renewBody: 'The printer stops printing until you enter the new address on it.',
  renew: 'Make new address',
  tickets: 'Tickets',
  onDevice: 'This device',
  printOn: 'Print on',
  sentTo: (name: string) => `Sent to ${name}`,
  thisDevice: 'This device',
  thisDeviceWhy:
    "Print with a printer installed on this computer or tablet. The browser's print dialog opens unless it runs in kiosk mode.",
  printAccepted: 'Print orders here when they are accepted',
  printAcceptedHelp: 'Includes orders accepted by others while this page is open.',
  paperSize: 'Paper',
  receipt: '80 mm roll',
  sheet: 'A4',
};
