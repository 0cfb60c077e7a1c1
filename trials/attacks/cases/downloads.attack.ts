import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, openWire, type Wire } from '../wire.js';

/** So many do a team's members ask for on a Monday morning, or one script. */
const AT_ONCE = 30;
const COMMENTS = { short: 500, long: 10_000 };
const POLL_MS = 100;

async function startRun(wire: Wire, size: number): Promise<string> {
  const comments_data = Array.from({ length: size }, (_, at) => ({
    message: `Jalan raya nombor ${at} teruk, sudah ${(at * 7919) % 1000} hari tidak dibaiki`,
  }));
  const input = { comments_data, variables: ['jalan', 'hari'], api_provider: 'local' };
  const started = await wire.asOwner('POST', '/api/fb-analyzer/analyze', input);
  const { task_id: id } = jsonOf<{ task_id: string }>(started);
  for (;;) {
    const state = await wire.asOwner('GET', `/api/fb-analyzer/task/${id}`);
    const { status } = jsonOf<{ status: string }>(state);
    if (status === 'completed') return id;
    if (status === 'failed') throw new Error(`the run failed: ${state.text}`);
    await sleep(POLL_MS);
  }
}

export const downloads: Attack = {
  name: 'downloads',
  claim: 'thirty downloads of one run at once, as tables and as reports, come whole and hold up nobody',
  async run({ app, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      const id = await startRun(wire, runs > 1 ? COMMENTS.long : COMMENTS.short);
      const paths = [
        `/api/fb-analyzer/task/${id}/export?format=xlsx`,
        ...['docx', 'pptx', 'html'].map((format) => `/api/reports/run/${id}/export?format=${format}`),
      ];
      for (const path of paths) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, async () => await wire.asOwner('GET', path)),
        );
        const wrong = answers.filter(({ status, body }) => status !== 200 || body.length === 0);
        tally.expect(
          wrong.length === 0,
          () => `${path}: ${wrong.length} of ${AT_ONCE} answered ${wrong[0]?.status}`,
        );
        tally.calls += AT_ONCE - 1;
        const { status } = await wire.send('/healthz');
        tally.expect(status === 200, `after ${path} /healthz answers ${status}`);
      }
      return tally;
    } finally {
      await wire.close();
    }
  },
};
