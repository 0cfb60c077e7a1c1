import type { Texts } from '../catalogue.js';

export const cliSentiments: Texts['cliSentiments'] = {
  fileDone: (name, inserted, unchanged, rejected) =>
    `${name}：新增 ${inserted}，不变 ${unchanged}，拒绝 ${rejected}`,
  maxErrors: (maxErrors) => `已停止：被拒绝的行超过 ${maxErrors}（--max-errors）`,
  skipped: (name) => `${name}：已略过，期间被移走`,
  tooDeep: (MAX_DEPTH) => `该行里的列表或对象嵌套超过 ${MAX_DEPTH} 层，留言不会这样。`,
  whichTask: (file) => `${file}：这些留言属于哪个任务？请给 --task 或 --task-from-name。`,
  noTaskInName: (file, pattern) =>
    `${file}：文件名不符合 --task-from-name ${pattern}。请改名，或用 --task 指定这类文件的任务。`,
  foreign:
    '从名称看这不是留言文件：smops 读取 .json、.ndjson、.jsonl、.csv、.tsv、.txt（也可加 .gz）和 .xlsx。请转换格式，或移走。',
  interrupted: '已中断。',
  noExpression: (pattern) => `--task-from-name：${pattern} 不是正则表达式。`,
  mustHoldTask: (pattern) => `--task-from-name：${pattern} 必须含有 {task}，例如 comments-{task}-*.json。`,
  noNumber: (text) => `${text} 不是分析的号码；请看 smops sentiments list。`,
  noneYet: '还没有情绪分析。',
  earlier: (score) => `升级时已按留言数重新计算；之前为 ${score}`,
  weighted: (weightedScore) => `${weightedScore}/10，按反应加权`,
  counts: (total, positive, neutral, negative) =>
    `${total}：正面 ${positive}，中性 ${neutral}，负面 ${negative}`,
  noFileKept: '这次分析没有保存上传的文件。',
  noData: '还没有分析数据\n请上传并分析您的第一个 JSON 文件。',
  sureDelete: (taskId) => `确定要删除任务 ${taskId} 的分析吗？`,
  toUndo: (id) => `撤销：smops sentiments restore ${id}`,
  deleted: '已删除情绪分析记录。',
  notId: (id) => `${id} 不是编号：请给整数。`,
  restored: (id, taskId) => `已恢复任务 ${taskId} 的分析 ${id}。`,
  xlsxNoText: 'XLSX 不是文字：请用 --out FILE 说明写到哪里。',
  rows: (read) => `${read} 行`,
  wentAway: '导入途中服务器断开了；文件会再试',
  whatToImport: '请说明要导入什么：文件、文件夹、通配符、- 为标准输入，或 --watch DIR。',
  watchAlone: '用了 --watch 就不要再给文件。',
  fullDisk: '磁盘已满。已导入的会保留；请腾出空间后再运行。',
  maxErrorsTakes: '--max-errors 的值是 0 以上的整数。',
};
