import type { CommandSpec } from '../command.js';
import { loadDiagnose } from '../connect.js';
import { EXIT } from '../exit-codes.js';
import { sanitize } from '../output.js';

const MARKS = { ok: 'ok     ', warning: 'warning', bad: 'BAD    ' };

export const doctorCommand: CommandSpec = {
  path: ['doctor'],
  summary: 'look for what is wrong on this machine, with a remedy for each',
  description:
    'Checks Node.js, configuration, data folder and disk, the running server or the database and its migrations, the port, providers and the build. Changes nothing and calls no paid service. Ends with 1 when something is bad.',
  examples: ['smops doctor', 'smops doctor --json'],
  async run({ io, json }) {
    const diagnose = await loadDiagnose();
    const findings = await diagnose(io.env);
    const isBad = findings.some(({ state }) => state === 'bad');
    if (json) io.out(`${JSON.stringify({ ok: !isBad, findings })}\n`);
    else {
      const width = Math.max(...findings.map(({ name }) => name.length));
      for (const { name, state, text, remedy } of findings) {
        io.out(`${MARKS[state]}  ${name.padEnd(width)}  ${sanitize(text)}\n`);
        if (remedy !== undefined) io.out(`${' '.repeat(width + 11)}→ ${sanitize(remedy)}\n`);
      }
    }
    return isBad ? EXIT.failed : EXIT.done;
  },
};
