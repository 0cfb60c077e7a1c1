/** What is dearest for an operation to work on, where its schema alone does not say so. */
export interface DearInput {
  query?: Record<string, string>;
  body?: string;
}

const comments = Array.from({ length: 500 }, (_, at) => ({
  message: `Jalan raya nombor ${at} teruk, air naik lagi 路况太差 ${'lubang '.repeat(20)}`,
  from: { name: `Penduduk ${at}` },
}));
const names = (count: number) => Array.from({ length: count }, (_, at) => `jalan rosak nombor ${at}`);
const lines = (head: string, count: number, line: (at: number) => string) =>
  [head, ...Array.from({ length: count }, (_, at) => line(at))].join('\n');
const ROWS = 2000;
const dry = (fileName: string) => ({ dryRun: 'true', fileName });

const analysis = JSON.stringify({ comments_data: comments, variables: names(30), api_provider: 'local' });
const code = (at: number) =>
  `<Code guid="00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}" name="a"/>`;
const sameNames = `<CodeBook xmlns="urn:QDA-XML:codebook:1.0"><Codes>${Array.from({ length: ROWS }, (_, at) => code(at)).join('')}</Codes></CodeBook>`;

/** By operation. */
export const DEAR_INPUTS: Readonly<Record<string, DearInput>> = {
  startAnalysis: { body: analysis },
  estimateAnalysis: { body: analysis },
  importAccounts: {
    query: dry('akaun.csv'),
    body: lines(
      'firstName,lastName,emailAddress',
      ROWS,
      (at) => `Siti ${at},Contoh,siti${at}@contoh.example`,
    ),
  },
  importTasks: {
    query: dry('tugas.csv'),
    body: lines(
      'date,socialPlatform,link,task',
      ROWS,
      (at) => `2026-11-21,Facebook,https://facebook.example/p/${at},Like`,
    ),
  },
  importWhatsAppAccounts: {
    query: dry('whatsapp.csv'),
    body: lines(
      'phoneNumber,whatsappName,state,groupName',
      ROWS,
      (at) => `+6019${1_000_000 + at},Siti ${at},Selangor,Uji`,
    ),
  },
  importCodebook: { query: { fileName: 'a.qdc', name: 'Aduan' }, body: sameNames },
  createCodebook: {
    body: JSON.stringify({ name: 'Aduan besar', variables: names(100).map((name) => ({ name })) }),
  },
  findTasks: { query: { search: 'jalan '.repeat(15).trim(), limit: '100' } },
  previewSchedule: { query: { when: '29 2 * * 1' } },
};
