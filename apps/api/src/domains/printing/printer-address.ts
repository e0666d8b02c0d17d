import { apiPrefix } from '../../platform/http/bind.ts';

/** The route that printers poll. */
export const printerRoute = `${apiPrefix}/printers/:storeId/:code`;

/** Returns the address a printer polls. It contains the store and the printer's secret. */
export function addressOf(publicUrl: string, storeId: number, code: string): string {
  return `${publicUrl}${apiPrefix}/printers/${storeId}/${code}`;
}
