// Plain JavaScript, because an older Node can't read anything else of Counter.
const needed = 24;
const { node } = process.versions;

if (Number.parseInt(node) < needed) {
  console.error(
    `Counter needs Node ${needed} or newer, and this is Node ${node}. Install a newer one, or use the one that ` +
      '"npm install" brings along: npm start, npm run counter, or node_modules/.bin/node.',
  );
  process.exit(1);
}
