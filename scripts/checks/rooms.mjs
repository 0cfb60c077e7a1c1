/**
 * The rooms of the server, the terminal and the dashboard (ARCHITECTURE.md): the folders of a package, and those of one of them
 * where each holds a part of its own. No two rooms may need each other, also not by way of others; a file that stands beside
 * the rooms counts as one. Types are free: they are gone when the program runs.
 */

/**
 * `parts` is the folder whose folders are rooms. `wings`, lowest first, have the rooms of a package: a room may use its own
 * wing and those before it. What stands beside the rooms and in no wing puts them together and is used by none.
 */
const PACKAGES = {
  server: { parts: 'routes' },
  cli: {
    parts: 'commands',
    wings: {
      language: ['failures', 'language', 'languages'],
      terminal: ['output', 'connection', 'input'],
      help: ['options', 'help'],
      program: ['program'],
      nouns: ['runs', 'lists', 'operations', 'sentiments', 'series'],
      screens: ['tui'],
      commands: ['commands/*'],
      documents: ['docs'],
    },
  },
  web: {
    parts: 'pages',
    wings: {
      data: ['state', 'format', 'languages', 'addresses'],
      components: ['components', 'charts'],
      pages: ['pages/*'],
      frame: ['shell', 'sections.ts'],
      tools: ['build'],
    },
  },
};

/** The arrows between rooms, as a map from room to room to the first import that makes it: `{ file, line }`. */
export function arrowsOf(graph, isTest, roomOf) {
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

/** Every ring of rooms, at the import that closes it: `{ file, line, rule }`. */
export const findRings = (arrows) =>
  ringsOf(arrows).map((ring) => ({
    ...arrows.get(ring.at(-1)).get(ring[0]),
    rule: `rooms need each other: ${[...ring, ring[0]].join(' → ')}`,
  }));

/** The room of a file in a package, without the package's name; undefined for files of other packages. */
const roomIn = (name, parts) => (file) => {
  const [own, folder, ...rest] = file.split('/');
  if (own !== name) return undefined;
  return folder === parts ? `${folder}/${rest[0]}` : folder;
};

/** A room that none may use: it stands above all wings. */
const TOP = 'what puts the rooms together';

/** The wing of a room by its name; undefined for a folder that is in none. */
function wingOf(room, wings) {
  const [folder, part] = room.split('/');
  const found = Object.keys(wings).find((wing) =>
    wings[wing].some((one) => one === room || (part !== undefined && one === `${folder}/*`)),
  );
  return found ?? (/\.\w+$/.test(room) ? TOP : undefined);
}

/** The arrows of a package against its wings, and its rooms without a wing. */
function findAgainstWings(name, arrows, rooms, wings) {
  const order = [...Object.keys(wings), TOP];
  const problems = [];
  for (const [room, file] of rooms) {
    if (wingOf(room, wings) !== undefined) continue;
    problems.push({ file, line: 1, rule: `${name}/${room} stands in no wing: see scripts/checks/rooms.mjs` });
  }
  for (const [from, targets] of arrows) {
    for (const [to, { file, line }] of targets) {
      const [own, other] = [wingOf(from, wings), wingOf(to, wings)];
      if (own === undefined || other === undefined || order.indexOf(other) <= order.indexOf(own)) continue;
      const rule = `${from} (${own}) may not use ${to} (${other}): what two wings need stands in the lower one`;
      problems.push({ file, line, rule });
    }
  }
  return problems;
}

/** Every ring of rooms of these packages, and where they have wings every arrow against them: `{ file, line, rule }`. */
export function checkRooms(graph, isTest) {
  return Object.entries(PACKAGES).flatMap(([name, { parts, wings }]) => {
    const roomOf = roomIn(name, parts);
    const arrows = arrowsOf(graph, isTest, roomOf);
    const rooms = new Map();
    for (const file of graph.keys()) {
      const room = isTest(file) ? undefined : roomOf(file);
      if (room !== undefined && !rooms.has(room)) rooms.set(room, file);
    }
    return [
      ...findRings(arrows),
      ...(wings === undefined ? [] : findAgainstWings(name, arrows, rooms, wings)),
    ];
  });
}
