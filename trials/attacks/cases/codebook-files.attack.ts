import { type Attack, Tally } from '../attack.js';
import { type HostileFile, sendFiles } from '../hostile-files.js';
import { openWire } from '../wire.js';

const path = '/api/codebooks/import?fileName=a.qdc&name=serangan';
const id = (at: number) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`;
const codebookOf = (codes: string) =>
  Buffer.from(`<CodeBook xmlns="urn:QDA-XML:codebook:1.0"><Codes>${codes}</Codes></CodeBook>`);
const codes = (count: number) =>
  Array.from({ length: count }, (_, at) => `<Code guid="${id(at + 1)}" name="a"/>`).join('');
const MB = 1_048_576;

const hostileFiles = (): HostileFile[] => [
  {
    what: '19,900 codes of one name',
    path,
    bytes: codebookOf(codes(19_900)),
    proof: /^(?!.*(?:too long|too much memory)).*VALIDATION/,
  },
  {
    what: 'a name of 5 MB above 4,000 codes',
    path,
    bytes: codebookOf(`<Code guid="${id(99_999)}" name="${'x'.repeat(5 * MB)}">${codes(4_000)}</Code>`),
    proof: /^(?!.*(?:too long|too much memory)).*VALIDATION/,
  },
  {
    what: '600,000 attributes of one element',
    path,
    bytes: codebookOf(`<Code ${Array.from({ length: 600_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    proof: /^(?!.*(?:too long|too much memory)).*VALIDATION/,
  },
];

/** Files of other programs with codes: the first of these once ended the server. */
export const codebookFiles: Attack = {
  name: 'codebook-files',
  claim: 'no codebook file holds the server up, however many codes, attributes and long names it has',
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
