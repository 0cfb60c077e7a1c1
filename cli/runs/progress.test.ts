import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { zoneClock } from '../connection/clock.js';
import { progressLine } from './progress.js';

const test = suite('progress of a run');

test('a run that waits for cheaper hours says until when in the zone of the server', () => {
  const task = {
    processed_comments: 40,
    total_comments: 1200,
    cost_usd: 0,
    failed_comments: 0,
    waiting_until: '2026-11-23T04:00:00.000Z',
  } as AnalysisTask;
  assert.is(
    progressLine(task, 0, 1000, zoneClock('Asia/Kuala_Lumpur')),
    'waiting for the cheaper hours, until 2026-11-23 12:00 Kuala Lumpur time; 40 of 1,200 done',
  );
});

test.run();
