/** For those who count what was read: the drawn comments of a run in the order in which they are read. */
export { type DrawItemRow, listDrawItems } from './draws.repository.js';
