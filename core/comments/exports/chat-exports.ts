import { SAID, type SaidComment } from './said.js';
import {
  clock,
  dmy,
  type ExportFile,
  epoch,
  file,
  hm,
  json,
  pad,
  type Row,
  rowsOf,
  twelve,
  wallIso,
} from './write-files.js';

function whatsapp(): ExportFile[] {
  const chat = (
    fileName: string,
    start: (one: SaidComment) => string,
    notice: string,
    media: string,
    precision = 60,
    mark = '',
  ) => {
    const first = SAID[0]!;
    const text = [
      `${start(first)}${notice}`,
      `${start(first)}Aminah Yusof: ${mark}${media}`,
      ...SAID.map((one) => `${start(one)}${one.author}: ${one.text}`),
    ].join('\n');
    return file(fileName, Buffer.from(`${text}\n`), ['time'], { precision, leftOut: 2 });
  };
  const seconds = (time: string) => pad(clock(time).second);
  return [
    chat(
      'WhatsApp Chat with Taman Sri Muda.txt',
      ({ time }) => `${dmy(time)}, ${twelve(time, 'PG', 'PTG')} - `,
      'Mesej dan panggilan disulitkan hujung ke hujung.',
      '<Media tidak disertakan>',
    ),
    chat(
      'WhatsApp Chat 24.txt',
      ({ time }) => `${dmy(time)}, ${hm(time)} - `,
      'Messages and calls are end-to-end encrypted.',
      '<Media omitted>',
    ),
    chat(
      'WhatsApp Chat 12.txt',
      ({ time }) => `${dmy(time)}, ${twelve(time, 'am', 'pm').replace(' ', '\u202f')} - `,
      'Messages and calls are end-to-end encrypted.',
      '<Media omitted>',
    ),
    chat(
      '与居民的 WhatsApp 聊天.txt',
      ({ time }) => {
        const { year, month, day, hour, minute } = clock(time);
        return `${year}/${month}/${day} ${hour < 12 ? '上午' : '下午'}${hour % 12 || 12}:${pad(minute)} - `;
      },
      '消息和通话已进行端到端加密。',
      '<省略多媒体文件>',
    ),
    chat(
      '_chat.txt',
      ({ time }) => `[${dmy(time)}, ${hm(time)}:${seconds(time)}] `,
      'MPSJ: \u200eMessages and calls are end-to-end encrypted.',
      'image omitted',
      1,
      '\u200e',
    ),
    chat(
      '_chat 12.txt',
      ({ time }) => `[${dmy(time)}, ${twelve(time, 'AM', 'PM').replace(' ', `:${seconds(time)}\u202f`)}] `,
      'MPSJ: \u200eMessages and calls are end-to-end encrypted.',
      'image omitted',
      1,
      '\u200e',
    ),
  ];
}

/** A message as Telegram Desktop exports it. */
const telegramMessage = (one: SaidComment, at: number): Row => ({
  id: 100 + at,
  type: 'message',
  date: wallIso(one.time).replace(' ', 'T'),
  date_unixtime: String(epoch(one.time)),
  from: one.author,
  from_id: `user${at}`,
  text: one.text,
  text_entities: [],
});

function telegram(): ExportFile[] {
  const said = (one: SaidComment, at: number) => ({
    ...telegramMessage(one, at),
    text: at % 3 === 0 ? [{ type: 'bold', text: one.text.slice(0, 3) }, one.text.slice(3)] : one.text,
    ...(one.answers === null ? {} : { reply_to_message_id: 100 + one.answers }),
  });
  const chat = {
    name: 'Aduan MPSJ',
    type: 'public_supergroup',
    id: 1,
    messages: [
      {
        id: 1,
        type: 'service',
        date: '2026-11-01T08:00:00',
        date_unixtime: '1793491200',
        actor: 'MPSJ',
        action: 'create_group',
        text: '',
      },
      ...SAID.map(said),
      {
        id: 999,
        type: 'message',
        date: '2026-11-24T20:00:00',
        date_unixtime: '1795521600',
        from: 'Raj Kumar',
        from_id: 'user4',
        photo: 'photos/1.jpg',
        text: '',
        text_entities: [],
      },
    ],
  };
  return [file('result.json', json(chat), ['time', 'answers'], { leftOut: 2 })];
}

/** A download of all chats at once. */
function allChats(): ExportFile[] {
  const chat = (id: number, list: readonly Row[]) => ({
    name: `Jiran ${id}`,
    type: 'private_supergroup',
    id,
    messages: list,
  });
  const all = rowsOf(telegramMessage);
  return [
    file(
      'telegram-all-chats.json',
      json({
        about: 'Here is the data you requested.',
        contacts: { list: [{ first_name: 'Ali', phone_number: '', date: '2026-01-01T00:00:00' }] },
        chats: { about: 'x', list: [chat(1, all.slice(0, 7)), chat(2, all.slice(7))] },
      }),
      ['time'],
    ),
  ];
}

/** Chats of WhatsApp and Telegram. */
export const chatExports = (): ExportFile[] => [...whatsapp(), ...telegram(), ...allChats()];
