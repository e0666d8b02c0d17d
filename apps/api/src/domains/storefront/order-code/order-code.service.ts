import { productPath, type OrderCodeLayout } from '@counter/contract/storefront';
import type { FileDownload } from '../../../platform/http/file-download.ts';
import { openDocument } from '../../../platform/kernel/pdf/open-document.ts';
import { paperSize } from '../../../platform/kernel/pdf/paper-size.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findMenu } from '../../menu/index.ts';
import { findPublicInfo } from '../../store/index.ts';
import { findStoreIcon } from '../site-files.ts';
import { drawOrderCode } from './draw-order-code.ts';

type Wanted = { readonly layout: OrderCodeLayout; readonly productId?: number | undefined };

const fileNames: Readonly<Record<OrderCodeLayout, string>> = {
  POSTER: 'poster',
  TENT: 'table-tent',
};

/**
 * Renders a page with a QR code of the web store. @throws ProblemError NOT_FOUND for a product that isn't on the menu.
 */
export async function printOrderCode(
  platform: Platform,
  scope: StoreScope,
  { layout, productId }: Wanted,
): Promise<FileDownload> {
  const { db, clock } = platform;
  const { storeUrl } = scope;
  const info = await findPublicInfo(db, scope);
  const product = productId === undefined ? null : await findProduct(platform, scope, productId);
  const address = `${platform.publicUrl()}/s/${storeUrl}`;
  const paper = await openDocument({ title: `Order from ${info.name}`, date: clock.now() });
  drawOrderCode(
    paper,
    { layout, size: paperSize(scope) },
    {
      ...info,
      url: product ? `${address}/products/${encodeURIComponent(productPath(product))}` : address,
      shortUrl: address.replace(/^https?:\/\//, ''),
      icon: await findStoreIcon(platform, { storeUrl, ...info }, 512),
      product: product?.name ?? null,
    },
  );
  paper.end();
  const part = product ? `-${product.id}` : '';
  return {
    filename: `${fileNames[layout]}-${storeUrl}${part}.pdf`,
    contentType: 'application/pdf',
    content: piecesOf(paper),
  };
}

async function findProduct({ db, clock }: Platform, scope: StoreScope, productId: number) {
  const now = clock.now();
  const products = await findMenu(db, scope, { at: now, now });
  const product = products.find(({ id }) => id === productId);
  if (product) return product;
  throw new ProblemError('NOT_FOUND', "This product isn't on your web store. Choose another one.");
}

async function* piecesOf(paper: PDFKit.PDFDocument): AsyncGenerator<Buffer> {
  for await (const piece of paper) yield Buffer.from(piece);
}
