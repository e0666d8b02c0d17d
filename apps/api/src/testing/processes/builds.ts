import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes minimal builds of the web application and the web store into a folder. */
export async function writeBuilds(
  folder: string,
): Promise<{ readonly webRoot: string; readonly storefrontRoot: string }> {
  const webRoot = path.join(folder, 'web');
  const storefrontRoot = path.join(folder, 'storefront');
  await mkdir(path.join(webRoot, 'assets'), { recursive: true });
  await writeFile(path.join(webRoot, 'assets', 'app.js'), 'void 0;');
  await writeFile(path.join(webRoot, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeStorefrontBuild(storefrontRoot);
  await writeFile(
    path.join(webRoot, 'portal-addresses.json'),
    JSON.stringify(['/dashboard', '/dashboard/orders/$orderNumber', '/operator/leads', '/signup']),
  );
  for (const name of ['index', 'portal']) {
    const nonce = '<meta property="csp-nonce" nonce="__CSP_NONCE__">';
    const html = `<!doctype html><head>${nonce}</head><title>${name}</title><body></body>`;
    await writeFile(path.join(webRoot, `${name}.html`), html);
  }
  return { webRoot, storefrontRoot };
}

/** Writes a minimal build of the web store. Rendering a search for "failure" throws. */
async function writeStorefrontBuild(root: string): Promise<void> {
  await mkdir(path.join(root, 'client', 'assets'), { recursive: true });
  await mkdir(path.join(root, 'server'));
  for (const name of ['index', 'checkout', 'order', 'orders', 'reviews', 'question']) {
    await writeFile(
      path.join(root, 'client', `${name}.html`),
      '<!doctype html><head><!--head--></head><body><div id="root"><!--page--></div><!--data--><script nonce="__CSP_NONCE__"></script></body>',
    );
  }
  await writeFile(
    path.join(root, 'server', 'entry-server.js'),
    `export function render(page) {
      if (page.search === 'failure') throw new Error('this page cannot be written');
      return '<main>' + page.kind + '</main>';
    }`,
  );
}
