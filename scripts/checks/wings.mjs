import { arrowsOf, findRings } from './rooms.mjs';

/**
 * The wings of core (ARCHITECTURE.md), lowest first, with their rooms, which are the folders of core. A room may use those of its own wing
 * and of the wings below it, and no two rooms may need each other, also not by way of others. Types are free: they are
 * gone when the program runs.
 */
export const WINGS = {
  platform: [
    'texts',
    'language',
    'languages',
    'db',
    'operations',
    'audit',
    'export',
    'charts',
    'objects',
    'upstream',
    'limited-child',
    'watchdog',
    'data-folder',
  ],
  people: ['users', 'assistants'],
  records: ['lists', 'transfer', 'accounts', 'tasks', 'whatsapp', 'portraits', 'spreadsheet'],
  channels: ['statistics', 'youtube', 'facebook'],
  comments: ['comments', 'column-choices', 'intake'],
  engine: ['engine'],
  analysis: ['codebooks', 'analyzer', 'copies', 'shares', 'sentiments', 'judgements'],
  judging: [
    'sampling',
    'estimates',
    'second-reader',
    'reading-plan',
    'reading',
    'results',
    'insight',
    'findings',
    'learning',
    'proofs',
  ],
  telling: [
    'reports',
    'series',
    'connections',
    'deliveries',
    'alarms',
    'sharing',
    'schedules',
    'home',
    'status',
    'changes',
    'leaving',
    'retention',
    'backup',
    'sample',
    'demo',
  ],
};

/** The wings by height. Those on one level know nothing of each other. */
const LEVELS = [
  ['platform'],
  ['people'],
  ['records', 'channels'],
  ['comments', 'engine'],
  ['analysis'],
  ['judging'],
  ['telling'],
];

const levelOf = (wing) => LEVELS.findIndex((wings) => wings.includes(wing));
const wingOf = new Map(Object.entries(WINGS).flatMap(([wing, rooms]) => rooms.map((room) => [room, wing])));
const mayUse = (own, other) => own === other || levelOf(other) < levelOf(own);

const roomOf = (file) => /^core\/([^/]+)\//.exec(file)?.[1];

/** Every arrow against the wings, every ring of rooms and every room without a wing: `{ file, line, rule }`. */
export function checkWings(graph, isTest) {
  const arrows = arrowsOf(graph, isTest, roomOf);
  const problems = [];
  const homeless = [...graph.keys()].filter((file) => {
    const room = roomOf(file);
    return room !== undefined && !wingOf.has(room);
  });
  const told = new Set();
  for (const file of homeless) {
    const room = roomOf(file);
    if (!told.has(room))
      problems.push({ file, line: 1, rule: `core/${room} stands in no wing: see scripts/checks/wings.mjs` });
    told.add(room);
  }
  for (const [from, targets] of arrows) {
    for (const [to, { file, line }] of targets) {
      const [own, other] = [wingOf.get(from), wingOf.get(to)];
      if (own === undefined || other === undefined || mayUse(own, other)) continue;
      const rule = `${from} (${own}) may not use ${to} (${other}): what a wing needs of one that is not below it is handed to it`;
      problems.push({ file, line, rule });
    }
  }
  return [...problems, ...findRings(arrows)];
}
