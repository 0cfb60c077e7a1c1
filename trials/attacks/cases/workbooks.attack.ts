import { workbookOfOneText, workbookOfXml } from '@smops/core/comments/workbooks/testing.js';
import { type Attack, Tally } from '../attack.js';
import { type HostileFile, sendFiles } from '../hostile-files.js';
import { openWire } from '../wire.js';

const path = '/api/accounts/import?dryRun=true';

const hostileFiles = (): HostileFile[] => [
  {
    what: 'a text of 1 MB that 60,000 cells name',
    path,
    bytes: workbookOfOneText('x'.repeat(1_000_000), 60_000),
    proof: /^(?!.*(?:too long|too much memory)).*VALIDATION/,
  },
  ...[`<c a=">" r="ZZZZZZ9"/>`, `<c a='">' r='ZZZZZZ9'/>`].map((cell) => ({
    what: `a far cell behind a quoted sign: ${cell}`,
    path,
    bytes: workbookOfXml(`<row r="1">${cell}</row>`),
    proof: /ZZZZZZ9.*no sheet has/,
  })),
];

/** Workbooks that are small on the wire and large in what comes out of their cells. */
export const workbooks: Attack = {
  name: 'workbooks',
  claim: 'a workbook costs the server no more than its limits, whatever its cells name',
  async run({ app }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      await sendFiles(wire, tally, hostileFiles());
      return tally;
    } finally {
      await wire.close();
    }
  },
};
