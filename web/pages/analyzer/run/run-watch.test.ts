import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { beginWatch, MAX_ATTEMPTS, onFinished, onStatus, onTrouble, shownProgress } from './run-watch.js';

const watching = suite('watching a run');
const running = { status: 'running', progress: 40, error_message: null } as AnalysisTask;

watching('a run that ends ends the watch', () => {
  for (const status of ['completed', 'failed', 'paused'] as const) {
    assert.is(onStatus(beginWatch(), { ...running, status }).phase, status);
  }
});

watching('a run that was seen running shows its full bar before its results', () => {
  const full = onStatus(onStatus(beginWatch(), running), { ...running, status: 'completed', progress: 100 });
  assert.is(full.phase, 'finishing');
  assert.is(shownProgress(full.status), 100);
  assert.is(onFinished(full).phase, 'completed');
});

watching('any other status keeps it, up to 120 attempts, and then the run is still known', () => {
  let watch = beginWatch();
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) watch = onStatus(watch, running);
  assert.is(watch.phase, 'running');
  watch = onStatus(watch, running);
  assert.is(watch.phase, 'timeout');
  assert.is(watch.status?.progress, 40);
  assert.is(beginWatch(watch.status).phase, 'running');
});

watching('a server that is away counts as an attempt and is forgotten when it is back', () => {
  const away = onTrouble(onStatus(beginWatch(), running), new Error('Failed to connect to server'));
  assert.is(away.phase, 'running');
  assert.is(away.attempts, 2);
  assert.ok(away.trouble);
  assert.is(onStatus(away, running).trouble, undefined);
});

watching('a run that does not exist is not asked for again', () => {
  assert.is(onTrouble(beginWatch(), Object.assign(new Error('gone'), { status: 404 })).phase, 'missing');
});

watching('the bar starts at 10 in the background', () => {
  assert.is(shownProgress(undefined), 10);
  assert.is(shownProgress({ ...running, progress: 3 }), 10);
  assert.is(shownProgress(running), 40);
});

watching.run();
