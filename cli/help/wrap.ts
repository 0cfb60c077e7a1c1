import stringWidth from 'string-width';

/** A word with the space before it; a Chinese character is a word, and no line begins with its comma or full stop. */
const WORD =
  /\s*(?:[（“「]*(?:\p{Script=Han}|[^\s\p{Script=Han}，。；：、（）「」“”…]+)[，。；：、）」”…]*|\S)/gu;

/** Breaks each line where it becomes wider than `width` columns, of which a Chinese character takes two. */
export const wrapText = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      const lines = [''];
      let used = 0;
      for (const [word] of line.matchAll(WORD)) {
        const size = stringWidth(word);
        const isFull = used > 0 && used + size > width;
        const part = isFull ? word.trimStart() : word;
        if (isFull) lines.push('');
        lines[lines.length - 1] += part;
        used = isFull ? stringWidth(part) : used + size;
      }
      return lines.join('\n');
    })
    .join('\n');
