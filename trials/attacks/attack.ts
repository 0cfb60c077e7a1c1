import type { TestApp } from '@smops/server/testing.js';

/** What an attack is given. */
export interface AttackContext {
  /** Chance that can be repeated. */
  seed: number;
  /** How thorough to be: 1 in the tests, more by `npm run attacks`. */
  runs: number;
}

/** For attacks on the application itself, which the tests open once for all: each makes the users and records it needs. */
export interface AppAttackContext extends AttackContext {
  app: TestApp;
}

export interface AttackResult {
  calls: number;
  /** What went wrong, a line each. */
  findings: string[];
  /** Figures for people, a line each. */
  notes?: string[];
}

/** One way to harm smops, tried in many forms. */
export interface Attack<Context = AppAttackContext> {
  /** As `npm run attacks -- NAME` takes it. */
  name: string;
  /** What has to be so, whatever is tried. */
  claim: string;
  /** What it finds depends on the machine's clock: it is left out of the tests. */
  isTimed?: boolean;
  run(context: Context): Promise<AttackResult>;
}

/** Counts calls and keeps what was wrong. */
export class Tally implements AttackResult {
  calls = 0;
  readonly findings: string[] = [];
  readonly notes: string[] = [];

  /** One thing tried; `problem` is kept when it did not go as it must. */
  expect(isRight: boolean, problem: string | (() => string)): void {
    this.calls += 1;
    if (!isRight) this.findings.push(typeof problem === 'string' ? problem : problem());
  }
}
