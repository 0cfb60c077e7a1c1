import { textsOf } from '@smops/core/platform/language/language.model.js';

const count = (value: number) => value.toLocaleString('en');

/** Copies of one text among the comments of a run, and waves of them. */
export const COPIES_TEXT = textsOf('copies', {
  others: (comments: number) => `另有 ${count(comments)} 条几乎相同`,
  show: (comments: number) => `显示这 ${count(comments)} 条`,
  hide: '收起',
  more: '再显示一些',
  failed: '无法读取这些留言',
  waves: '大量重复的留言',
  waveCount: (waves: number) => `${count(waves)} 批大量重复的留言`,
  noWaves: '没有大量重复的留言',
  wavesAwaited: '正在寻找重复的留言…',
  wavesFailed: '无法读取大量重复的留言',
  wavesAbout: '24 小时内大量重复的文字。只显示有多少人写，从不显示是谁。',
  wave: (copies: number, from: string, to: string) => `${count(copies)} 条，${from} 至 ${to}`,
  waveSize: (comments: number, authors: number) => `共 ${count(comments)} 条留言，${count(authors)} 位作者`,
  clock: (comments: number) => `${count(comments)} 条重复留言出现的时间`,
});
