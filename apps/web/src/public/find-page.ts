import { notFound, pages, type Page } from './pages.ts';

export interface Visit {
  page: Page;
  value: string;
  /** The address to show, which differs for `/` and for unknown addresses. */
  address: string;
}

/** Returns the page of an address. Ignores a trailing slash. */
export function findPage(pathname: string): Visit {
  const address = pathname.replace(/\/+$/, '');
  if (address === '') return findPage('/home');
  const [, start = '', ...rest] = address.split('/');
  const [value = '', ...more] = rest;
  const page = pages.find(
    ({ path, hasValue = false }) => path === `/${start}` && hasValue === (value !== ''),
  );
  if (!page || more.length > 0) return { page: notFound, value: '', address: notFound.path };
  return { page, value: decode(value), address };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
