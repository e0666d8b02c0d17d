import { apiPrefix } from '../../platform/http/bind.ts';

/** The route that printers ask. */
export const printerRoute = `${apiPrefix}/printers/:storeId/:code`;

/** Returns the address that a printer asks for work: it names the store and carries the printer's secret. */
export function addressOf(publicUrl: string, storeId: number, code: string): string {
  return `${publicUrl}${apiPrefix}/printers/${storeId}/${code}`;
}
