import type { Dashboard } from './dashboard.js';

const SAYINGS = [
  'Banjir lagi di kampung, air masuk dapur',
  'Air naik sampai pintu rumah kami',
  'Harga ayam naik lagi, gaji tak naik2',
  '今天天气很好，谢谢大家',
  'Terima kasih YB sudi turun padang',
];

/** What a person who reads them would say: rising water is a flood, too. */
export const isFlood = (text: string) => /banjir|air naik/i.test(text);
export const isPrice = (text: string) => /harga/i.test(text);

/** A completed run of `count` comments, ten of them with one text; its id. */
export async function runToRead({ asAdmin, ended }: Dashboard, count: number): Promise<string> {
  const { task_id: runId } = (await asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: count }, (_, at) => ({
      id: `k${at}`,
      message: at % Math.ceil(count / 10) === 7 ? 'Banjir teruk 😤' : `${SAYINGS[at % 5]} ${at}`,
    })),
    variables: [
      { name: 'banjir', terms: ['banjir'] },
      { name: 'harga barang', terms: ['harga'] },
      { name: '天气', terms: ['天气'] },
    ],
    file_name: 'komen-petang.json',
    post_content: 'Laporan petang ini: hujan lebat di tiga daerah, pusat pemindahan dibuka.',
  })) as { task_id: string };
  await ended(`/api/fb-analyzer/task/${runId}`);
  return runId;
}
