import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FakeStats } from '@smops/fixtures/fake-provider/fake-provider.js';
import type { Profile } from '@smops/fixtures/fake-provider/profile.js';

export type BenchStats = Omit<FakeStats, 'keys' | 'bodies'>;

export interface FakeProcess {
  url: string;
  stats(): Promise<BenchStats>;
  close(): void;
}

const answerOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0];

/** Starts `fake-child` with a profile. Close it. */
export async function startFakeProcess(profile: Profile): Promise<FakeProcess> {
  const child = fork(new URL('./fake-child.js', import.meta.url), [JSON.stringify(profile)]);
  const { url } = (await answerOf(child)) as { url: string };
  return {
    url,
    async stats() {
      const answer = answerOf(child);
      child.send('stats');
      return (await answer) as BenchStats;
    },
    close: () => child.disconnect(),
  };
}
