import { framesIn } from './testing.js';

const test = await framesIn(
  'zh',
  [
    /没有账号/,
    /没有任务/,
    /还没有分析数据/,
    /按 r 刷新|YouTube/,
    /Facebook/,
    /没有 WhatsApp 账号/,
    /还没有分析/,
  ],
  /添加账号[\s\S]*电邮地址[\s\S]*保存/,
  [/1\/2[\s\S]*帖子[\s\S]*情绪/, /它算「banjir」吗/, /目前的比例[\s\S]*有分歧/],
);

test.run();
