import type { ListName } from './lists.constants.js';

export interface ListVersionTable {
  list: ListName;
  version: number;
  changedAt: Date;
}
