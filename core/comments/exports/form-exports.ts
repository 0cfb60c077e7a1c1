import { workbookOfSheets } from '../workbooks/testing.js';
import { SAID } from './said.js';
import {
  cells,
  clock,
  csv,
  dmy,
  type ExportFile,
  file,
  hm,
  lines,
  pad,
  serial,
  wallIso,
  xlsx,
} from './write-files.js';

function forms(): ExportFile[] {
  const kinds: [string, string, string, (time: string) => string][] = [
    [
      'google-forms-en.csv',
      'Timestamp',
      'What would you like to tell the council?',
      (time) => {
        const { year, month, day, hour, minute, second } = clock(time);
        return `${year}/${pad(month)}/${pad(day)} ${hour % 12 || 12}:${pad(minute)}:${pad(second)} ${hour < 12 ? 'AM' : 'PM'} GMT+8`;
      },
    ],
    [
      'google-forms-ms.csv',
      'Cap masa',
      '3. Apakah cadangan atau aduan anda? (Jawapan panjang, sila tulis dalam bahasa apa pun)',
      (time) => `${dmy(time)} ${hm(time)}:${pad(clock(time).second)}`,
    ],
    [
      'google-forms-zh.csv',
      '时间戳记',
      '您对市议会有什么意见？',
      (time) => {
        const { year, month, day, hour, minute, second } = clock(time);
        return `${year}/${pad(month)}/${pad(day)} ${hour < 12 ? '上午' : '下午'}${hour % 12 || 12}:${pad(minute)}:${pad(second)} [GMT+8]`.replace(
          ' [GMT+8]',
          ' GMT+8',
        );
      },
    ],
  ];
  return kinds.flatMap(([name, stamp, question, time]) => {
    const rows = SAID.map((one, at) => ({
      [stamp]: time(one.time),
      Kawasan: ['Zon 1', 'Zon 2', 'Zon 3'][at % 3],
      [question]: one.text,
    }));
    return [
      file(name, csv(rows), ['time']),
      file(name.replace('.csv', '.xlsx'), xlsx(cells(rows)), ['time']),
    ];
  });
}

function otherForms(): ExportFile[] {
  const american = (time: string) => `${time.slice(5, 7)}/${time.slice(8, 10)}/${time.slice(0, 4)}`;
  const clock = (time: string) => wallIso(time).slice(11);
  return [
    file(
      'microsoft-forms.xlsx',
      workbookOfSheets([
        {
          name: 'Sheet1',
          rows: [
            ['ID', 'Start time', 'Completion time', 'Email', 'Name', 'Apakah aduan atau cadangan anda?'],
            ...SAID.map((one, at) => [
              at + 1,
              serial('2026-11-01T00:00:00Z'),
              serial(one.time),
              'anonymous',
              null,
              one.text,
            ]),
          ],
        },
      ]),
      ['time'],
    ),
    file(
      'surveymonkey.csv',
      Buffer.from(
        lines([
          ['Respondent ID', 'Collector ID', 'Start Date', 'End Date', 'IP Address', 'Apakah pandangan anda?'],
          ['', '', '', '', '', 'Open-Ended Response'],
          ...SAID.map((one, at) => {
            const end = `${american(wallIso(one.time))} ${clock(one.time)}`;
            return [`11${at}`, '4', '11/01/2026 08:00:00', end, `10.0.0.${at}`, one.text];
          }),
        ]),
      ),
      ['time'],
      { leftOut: 1 },
    ),
  ];
}

/** Answers to the forms of Google, Microsoft and SurveyMonkey. */
export const formExports = (): ExportFile[] => [...forms(), ...otherForms()];
