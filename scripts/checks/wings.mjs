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

/** The arrows between rooms, as a map from room to room to the first import that makes it: `{ file, line }`. */
function arrowsOf(graph, isTest) {
  const arrows = new Map();
  for (const [file, imports] of graph) {
    const from = roomOf(file);
    if (from === undefined || isTest(file)) continue;
    for (const { file: target, line, isType } of imports) {
      const to = target === undefined || isType || isTest(target) ? undefined : roomOf(target);
      if (to === undefined || to === from) continue;
      if (!arrows.has(from)) arrows.set(from, new Map());
      if (!arrows.get(from).has(to)) arrows.get(from).set(to, { file, line });
    }
  }
  return arrows;
}

/** Rooms that need each other, one ring of each, as the list of its rooms. */
function ringsOf(arrows) {
  const state = new Map();
  const path = [];
  const rings = [];
  const visit = (room) => {
    state.set(room, 'open');
    path.push(room);
    for (const to of arrows.get(room)?.keys() ?? []) {
      if (state.get(to) === 'open') rings.push(path.slice(path.indexOf(to)));
      else if (!state.has(to)) visit(to);
    }
    path.pop();
    state.set(room, 'done');
  };
  for (const room of arrows.keys()) if (!state.has(room)) visit(room);
  return rings;
}

/** Every arrow against the wings, every ring of rooms and every room without a wing: `{ file, line, rule }`. */
export function checkWings(graph, isTest) {
  const arrows = arrowsOf(graph, isTest);
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
  for (const ring of ringsOf(arrows)) {
    const { file, line } = arrows.get(ring.at(-1)).get(ring[0]);
    problems.push({ file, line, rule: `rooms need each other: ${[...ring, ring[0]].join(' → ')}` });
  }
  return problems;
}
