/** For those who count what was read: the draw of a run, and its comments in the order in which they are read. */
export { type DrawItemRow, findDraw, listDrawItems } from './draws.repository.js';
