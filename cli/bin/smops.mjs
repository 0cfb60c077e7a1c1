#!/usr/bin/env node
// Answers --version itself: loading the commands would double the time it takes.
if (process.argv[2] === '--version' || process.argv[2] === '-V') {
  const { readFileSync } = await import('node:fs');
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  process.stdout.write(`${version}\n`);
} else {
  await import('../dist/bundle/main.js');
}
