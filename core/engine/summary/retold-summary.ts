import type { ReportLanguage, SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import { LABEL_WORDS } from '../words/reasons.js';
import { quotesInRow, SUMMARY_TEXTS, topicLabels } from './summary-texts.js';

const N = '([\\d,]+)';
const value = (text: string | undefined) => Number((text ?? '0').replaceAll(',', ''));

/** How the lines of a summary are recognised; the values stand in the order of the groups. */
interface Lines {
  opening: RegExp;
  themes: RegExp;
  /** The numbers after a theme's name, with what stands before the next one. */
  theme: RegExp;
  between: string;
  raised: RegExp;
  quotes: RegExp;
  dropped: RegExp;
  readBy: RegExp;
}

const labels = (language: ReportLanguage) => Object.values(LABEL_WORDS[language]).join('|');
const QUOTES = '([“「][\\s\\S]*[”」])';

const LINES: Record<ReportLanguage, Lines> = {
  en: {
    opening: new RegExp(
      `^${N} comments?: ${N} positive \\(\\d+(?:\\.\\d)?%\\), ${N} neutral \\(\\d+(?:\\.\\d)?%\\), ${N} negative \\(\\d+(?:\\.\\d)?%\\)\\D*(\\d+\\.\\d) of 10\\.$`,
      'u',
    ),
    themes: /^Most mentioned: (.*)\.$/u,
    theme: new RegExp(` \\(${N}, of which ${N} negative and ${N} positive\\)(?:; |$)`, 'gu'),
    between: '; ',
    raised: /^Other topics that come up: (.*)\.$/u,
    quotes: new RegExp(`^Typical (${labels('en')}) comments: ${QUOTES}\\.$`, 'u'),
    dropped: new RegExp(`^${N} tags? (?:was|were) left out: .*\\.$`, 'u'),
    readBy: /^Tags and sentiment by (.{1,200}?); counted and quoted on this machine\. /u,
  },
  zh: {
    opening: new RegExp(
      `^共 ${N} 条留言：正面 ${N} 条（\\d+(?:\\.\\d)?%），中性 ${N} 条（\\d+(?:\\.\\d)?%），负面 ${N} 条（\\d+(?:\\.\\d)?%）\\D*(\\d+\\.\\d)/10。$`,
      'u',
    ),
    themes: /^提到最多的：(.*)。$/u,
    theme: new RegExp(`（${N} 条，其中负面 ${N}、正面 ${N}）(?:；|$)`, 'gu'),
    between: '；',
    raised: /^留言里还谈到：(.*)。$/u,
    quotes: new RegExp(`^有代表性的(${labels('zh')})留言：${QUOTES}。$`, 'u'),
    dropped: new RegExp(`^有 ${N} 个标[记签]未采用：.*。$`, 'u'),
    readBy: /^变量与情绪由 (.{1,200}?) 判断，统计与摘录在本机完成/u,
  },
  ms: {
    opening: new RegExp(
      `^${N} komen: ${N} positif \\(\\d+(?:\\.\\d)?%\\), ${N} neutral \\(\\d+(?:\\.\\d)?%\\), ${N} negatif \\(\\d+(?:\\.\\d)?%\\)\\D*(\\d+\\.\\d) daripada 10\\.$`,
      'u',
    ),
    themes: /^Paling banyak disebut: (.*)\.$/u,
    theme: new RegExp(` \\(${N}, ${N} negatif dan ${N} positif\\)(?:; |$)`, 'gu'),
    between: '; ',
    raised: /^Topik lain yang disentuh: (.*)\.$/u,
    quotes: new RegExp(`^Komen (${labels('ms')}) yang mewakili: ${QUOTES}\\.$`, 'u'),
    dropped: new RegExp(`^${N} tag diketepikan: .*\\.$`, 'u'),
    readBy: /^Tag dan sentimen oleh (.{1,200}?); dikira dan dipetik pada komputer ini\. /u,
  },
};

/** What one line says in the other language; undefined for a line that is none of the summary's. */
function retoldLine(line: string, from: ReportLanguage, to: ReportLanguage): string | undefined {
  const [own, texts, known] = [LINES[from], SUMMARY_TEXTS[to], SUMMARY_TEXTS[from]];
  if (line === known.noThemes) return texts.noThemes;
  if (line === known.limits) return texts.limits;
  if (line === known.empty) return texts.empty;
  const opening = own.opening.exec(line);
  if (opening !== null) {
    const [, total, positive, neutral, negative, score = ''] = opening;
    const counts = { positive: value(positive), neutral: value(neutral), negative: value(negative) };
    return texts.opening(value(total), counts, score);
  }
  const themes = own.themes.exec(line)?.[1];
  if (themes !== undefined) {
    let from = 0;
    const told = [...themes.matchAll(own.theme)].map(
      ({ index, 0: numbers, 1: count, 2: negative, 3: positive }) => {
        const name = themes.slice(from, index);
        from = index + numbers.length;
        return texts.theme({
          name,
          count: value(count),
          negative: value(negative),
          positive: value(positive),
        });
      },
    );
    return texts.themes(told.join(LINES[to].between));
  }
  const raised = own.raised.exec(line)?.[1]?.split(from === 'zh' ? '、' : ', ');
  if (raised !== undefined) {
    const told = raised.map((one) => {
      const [, label = one, count = ''] = /^(.*)( \([\d,]+\))$/u.exec(one) ?? [];
      const names = [...topicLabels().values()].find((names) => names[from] === label);
      return `${names?.[to] ?? label}${count}`;
    });
    return texts.raised(told.join(to === 'zh' ? '、' : ', '));
  }
  const [, word, quotes] = own.quotes.exec(line) ?? [];
  if (word !== undefined && quotes !== undefined) {
    const label = (Object.keys(LABEL_WORDS[from]) as SentimentLabel[]).find(
      (one) => LABEL_WORDS[from][one] === word,
    );
    const list = quotes.slice(1, -1).split(/[”」](?:、|, )[“「]/u);
    return texts.quotes(LABEL_WORDS[to][label ?? 'neutral'], quotesInRow(list, to));
  }
  const dropped = own.dropped.exec(line);
  if (dropped !== null) return texts.dropped(value(dropped[1]));
  const reader = own.readBy.exec(line)?.[1];
  return reader === undefined ? undefined : texts.readBy(reader);
}

/**
 * The summary of a run in this language. What is stored is the summary in the language in which the run was made; its
 * lines and their values are recognised and written again. A line that is none of the summary's stays as it is.
 */
export function retoldSummary(stored: string, language: ReportLanguage): string {
  const told = (line: string) => {
    for (const from of ['en', 'zh', 'ms'] as const) {
      const text = retoldLine(line, from, language);
      if (text !== undefined) return text;
    }
    return line;
  };
  return stored === '' ? '' : stored.split('\n').map(told).join('\n');
}
