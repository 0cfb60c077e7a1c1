import { SAID, type SaidComment } from './said.js';
import {
  ALL,
  both,
  type Cell,
  clock,
  csv,
  dotted,
  type ExportFile,
  FLAT,
  file,
  idOf,
  lines,
  pad,
  type Row,
  rowsOf,
  table,
  twelve,
  utf16,
  wallIso,
  xlsx,
} from './write-files.js';

/** Comments and replies numbered as ExportComments does: 1, 2, 2-1. */
function numbered(): { one: SaidComment; id: string; sub: string }[] {
  const list: { one: SaidComment; id: string; sub: string }[] = [];
  let number = 0;
  for (const [at, one] of SAID.entries()) {
    if (one.answers !== null) continue;
    const id = String(++number);
    list.push({ one, id, sub: '' });
    SAID.filter(({ answers }) => answers === at).forEach((reply, place) => {
      list.push({ one: reply, id: '', sub: `${id}-${place + 1}` });
    });
  }
  return list;
}

const EXPORT_COMMENTS_HEAD: Cell[] = [
  '',
  '',
  'Name (click to view profile)',
  'Profile ID',
  'Date',
  'Likes',
  'Live video timestamp',
  'Comment',
  '(view source)',
];

/** The layouts of ExportComments in the course of time. */
export function exportComments(): ExportFile[] {
  const above: Cell[][] = [
    ['Facebook comments'],
    ['https://www.facebook.example/mpsj/posts/991'],
    ['Post date', '04.11.26 08:00:00'],
    ['Total comments', SAID.length],
    ['Comments exported', SAID.length],
    [],
  ];
  const rows: Cell[][] = numbered().map(({ one, id, sub }) => [
    id === '' ? null : Number(id),
    sub || null,
    one.author,
    `ID: 10000${one.author.length}`,
    dotted(one.time),
    one.likes,
    null,
    one.text,
    'view comment',
  ]);
  const instagram = numbered().map(({ one, id, sub }) => ({
    Id: id,
    SubId: sub,
    'Name (click to view profile)': one.author,
    Date: dotted(one.time),
    Likes: one.likes,
    Comment: one.text,
    Link: `https://www.instagram.example/p/C1/c/${one.time.length}`,
  }));
  const old = SAID.map((one) => ({
    Name: one.author,
    'Profile ID': `1000${one.author.length}`,
    Date: wallIso(one.time),
    Likes: one.likes,
    Comment: one.text,
  }));
  return [
    file('exportcomments-facebook.xlsx', xlsx([...above, EXPORT_COMMENTS_HEAD, ...rows])),
    file('exportcomments-facebook.csv', Buffer.from(lines([...above, EXPORT_COMMENTS_HEAD, ...rows]))),
    file('exportcomments-instagram.csv', csv(instagram)),
    file('exportcomments-older.csv', csv(old), FLAT),
  ];
}

/** What Facepager fetches: a post, its comments and replies. */
export function facepager(): ExportFile[] {
  const post = '1700_991';
  const rows: Row[] = [
    {
      path: 'mpsj',
      id: 1,
      parent_id: '',
      level: 0,
      object_id: 'mpsj',
      object_type: 'seed',
      query_status: '',
      'from.name': '',
      message: '',
      created_time: '',
      like_count: '',
    },
    {
      path: 'mpsj|post',
      id: 2,
      parent_id: 1,
      level: 1,
      object_id: post,
      object_type: 'data',
      query_status: 'fetched (200)',
      'from.name': 'MPSJ',
      message: 'Notis: gotong-royong esok di Taman Sri Muda',
      created_time: '2026-11-04T00:00:00+0000',
      like_count: 90,
    },
  ];
  SAID.forEach((one, at) => {
    rows.push({
      path: 'mpsj|post|comment',
      id: 3 + at,
      parent_id: one.answers === null ? 2 : 3 + one.answers,
      level: one.answers === null ? 2 : 3,
      object_id: `991_${idOf(at)}`,
      object_type: 'data',
      query_status: 'fetched (200)',
      'from.name': one.author,
      message: one.text,
      created_time: `${one.time.slice(0, 19)}+0000`,
      like_count: one.likes,
    });
  });
  return [file('facepager.csv', Buffer.concat([Buffer.from('\ufeff'), csv(rows, ';')]), ALL, { leftOut: 1 })];
}

/** Files of tools that read several platforms. */
export function toolExports(): ExportFile[] {
  const brand = (columns: unknown[][]) =>
    lines([
      ['Report:', 'Mentions'],
      ['Report:', 'MPSJ'],
      ['Report:', 'From 1 Nov'],
      ['Report:', 'To 25 Nov'],
      ['Report:', 'Label'],
      [],
      ...columns,
    ]);
  const meltwater = lines(
    [
      [
        'Date',
        'Time',
        'Headline',
        'URL',
        'Opening Text',
        'Hit Sentence',
        'Source',
        'Influencer',
        'Sentiment',
      ],
      ...SAID.map((one) => [
        `${pad(clock(one.time).day)}-Nov-2026`,
        twelve(one.time, 'AM', 'PM'),
        '',
        `https://n.example/${one.likes}`,
        '',
        one.text,
        'x',
        one.author,
        'Neutral',
      ]),
    ],
    '\t',
  );
  return [
    file(
      'phantombuster.csv',
      csv(
        rowsOf((one) => ({
          postUrl: 'https://www.facebook.example/991',
          profileUrl: `https://www.facebook.example/${one.author.length}`,
          name: one.author,
          comment: one.text,
          commentDate: one.time,
          likeCount: one.likes,
          timestamp: '2026-11-25T03:00:00.000Z',
        })),
      ),
      FLAT,
    ),
    file(
      'brandwatch.csv',
      Buffer.from(
        brand(
          table(
            rowsOf((one) => ({
              'Query Name': 'MPSJ',
              'Full Text': one.text,
              Author: one.author,
              Date: wallIso(one.time),
              Sentiment: 'neutral',
              Url: 'https://b.example',
            })),
          ),
        ),
      ),
      ['author', 'time'],
    ),
    file('meltwater.csv', utf16(meltwater), ['author', 'time'], { precision: 60 }),
    ...both(
      'commentpicker',
      rowsOf((one) => ({ Name: one.author, Comment: one.text, Date: wallIso(one.time), Likes: one.likes })),
      FLAT,
    ).slice(1),
    ...both(
      'hadzy',
      rowsOf((one) => ({
        Author: one.author,
        Comment: one.text,
        'Published At': one.time,
        'Like Count': one.likes,
      })),
      FLAT,
    ).slice(1),
  ];
}
