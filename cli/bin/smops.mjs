#!/usr/bin/env node
// Answers --version itself: loading the commands would double the time it takes.
if (process.argv[2] === '--version' || process.argv[2] === '-V') {
  const { readFileSync } = await import('node:fs');
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  process.stdout.write(`${version}\n`);
} else {
  // Alone on a terminal: the UI, which is on the screen before the commands would be loaded.
  const isUi = process.argv.length === 2 && process.stdin.isTTY && process.stdout.isTTY;
  try {
    await import(isUi ? '../dist/bundle/ui-main.js' : '../dist/bundle/main.js');
  } catch (error) {
    // Not even the program's own files can be opened; later on it says so itself.
    if (error.code !== 'EMFILE' && error.code !== 'ENFILE') throw error;
    process.stderr.write(
      'smops: Too many files are open: raise the limit (ulimit -n 1024), then try again.\n',
    );
    process.exitCode = 1;
  }
}
