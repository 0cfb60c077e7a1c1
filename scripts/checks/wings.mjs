import { arrowsOf, findRings } from './rooms.mjs';

/**
 * The wings of core by height (ARCHITECTURE.md), the lowest first: its folders, and the folders in them are rooms. A room may use those of
 * its own wing and of the wings below it; wings on one level know nothing of each other, and no two rooms may need each other, also not
 * by way of others. Types are free: they are gone when the program runs.
 */
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
const mayUse = (own, other) => own === other || levelOf(other) < levelOf(own);
const wingOf = (room) => room.split('/')[0];

/** The room of a file, as `records/tasks`; files beside the rooms of a wing are the room `comments`. Undefined beside the wings. */
const roomOf = (file) => {
  const [, wing, room] = /^core\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return room === undefined ? wing : `${wing}/${room}`;
};

/** Every arrow against the wings, every ring of rooms and every folder that is no wing: `{ file, line, rule }`. */
export function checkWings(graph, isTest) {
  const arrows = arrowsOf(graph, isTest, roomOf);
  const problems = [];
  const told = new Set();
  for (const file of graph.keys()) {
    const room = roomOf(file);
    if (room === undefined || levelOf(wingOf(room)) >= 0 || told.has(wingOf(room))) continue;
    problems.push({ file, line: 1, rule: `core/${wingOf(room)} is no wing: see scripts/checks/wings.mjs` });
    told.add(wingOf(room));
  }
  for (const [from, targets] of arrows) {
    for (const [to, { file, line }] of targets) {
      const [own, other] = [wingOf(from), wingOf(to)];
      if (levelOf(own) < 0 || levelOf(other) < 0 || mayUse(own, other)) continue;
      const rule = `${from} may not use ${to}: what a wing needs of one that is not below it is handed to it`;
      problems.push({ file, line, rule });
    }
  }
  return [...problems, ...findRings(arrows)];
}
