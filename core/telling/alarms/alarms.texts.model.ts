import { sentencesOf } from '../../platform/language/texts.model.js';

/** The message about an alarm that destinations get. */
export const ALARM = sentencesOf('core.alarms', 'en', {
  began: {
    en: 'Alarm: {variable} ({codebook})',
    zh: '警报：{variable}（{codebook}）',
    ms: 'Penggera: {variable} ({codebook})',
    takes: ['variable', 'codebook'],
  },
  ended: {
    en: 'Over: {variable} ({codebook})',
    zh: '结束：{variable}（{codebook}）',
    ms: 'Tamat: {variable} ({codebook})',
    takes: ['variable', 'codebook'],
  },
  what: {
    en: '{day}: {variable} stands in {count} of {total} comments, each text counted once. The days before make one expect {expected}.',
    zh: '{day}：相同文字只计一次，{total} 条留言中有 {count} 条提到 {variable}。按之前的日子预计为 {expected} 条。',
    ms: '{day}: {variable} terdapat dalam {count} daripada {total} komen, setiap teks dikira sekali. Hari-hari sebelumnya memberi jangkaan {expected}.',
    takes: ['variable', 'day', 'count', 'total', 'expected'],
  },
  isOver: { en: 'It is over by now.', zh: '现在已经结束。', ms: 'Penggera ini sudah tamat.' },
  over: {
    en: '{variable} no longer stands out. The alarm lasted from {first} to {last}.',
    zh: '{variable} 不再突出。警报从 {first} 持续到 {last}。',
    ms: '{variable} tidak lagi menonjol. Penggera berlangsung dari {first} hingga {last}.',
    takes: ['variable', 'first', 'last'],
  },
});
