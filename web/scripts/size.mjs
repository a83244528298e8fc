// What the first page costs: script and style of the entry, gzipped. Fails over the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const out = new URL('../../src/firstgiants/web_dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', out), 'utf8'));

function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

function weigh(keys) {
  const files = new Set();
  for (const key of keys) {
    files.add(manifest[key].file);
    for (const css of manifest[key].css ?? []) files.add(css);
  }
  let total = 0;
  for (const file of files) total += gzipSync(readFileSync(new URL(file, out))).length;
  return total;
}

const entry = closure('index.html');
let worst = 0;
for (const page of Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))) {
  if (!manifest[page].isDynamicEntry) continue;
  const english = Object.keys(manifest).filter((key) => key.includes('locales/en/app'));
  const bytes = weigh(new Set([...entry, ...closure(page), ...english]));
  worst = Math.max(worst, bytes);
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${page}`);
}
console.log(`${(weigh(entry) / 1000).toFixed(1).padStart(7)} kB  entry alone`);
if (worst > BUDGET) {
  console.error(`over the budget of ${BUDGET / 1000} kB`);
  process.exit(1);
}
