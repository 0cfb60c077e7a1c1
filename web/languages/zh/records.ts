import { count } from '../../components/format/format.js';
import type { Texts } from '../catalogue.js';

export const records: Texts['records'] = {
  optional: '选填',
  delete: '删除',
  deleting: '正在删除…',
  undo: '撤销',
  showIt: '显示',
  error: '错误',
  platform: '平台',
  allPlatforms: '所有平台',
  clearFilters: '清除筛选',
  export: '导出',
  noMatch: '没有符合搜索和筛选条件的记录。',
  shown: (shown, total) =>
    shown === total ? `共 ${count(total)} 条` : `${count(shown)} / ${count(total)} 条`,
};

export const importTexts: Texts['import'] = {
  open: '导入',
  title: (list) => `导入到${list}`,
  description: '已有的记录会更新；同一个文件再导入一次不会有任何改变。',
  drop: '选择文件或拖放到这里',
  dropHint: 'CSV、XLSX、JSON 或 NDJSON，第一行为标题',
  checking: (name) => `正在检查 ${name}…`,
  importing: (name) => `正在导入 ${name}…`,
  failed: '无法读取这个文件',
  counts: { created: '新增', updated: '更新', unchanged: '不变', refused: '拒绝' },
  problems: '被拒绝的行',
  line: (line) => `第 ${line} 行`,
  more: (more) => `…另有 ${more} 行`,
  ignored: (columns) => `以下各列不属于任何字段，已略过：${columns}`,
  nothing: '没有需要更改的内容。',
  confirm: (rows) => `导入 ${count(rows)} 行`,
  other: '换一个文件',
  cancel: '取消',
  done: '导入完成',
  doneText: (created, updated, refused) => `新增 ${created} 行，更新 ${updated} 行，拒绝 ${refused} 行`,
};
