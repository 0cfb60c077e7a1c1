import stringWidth from 'string-width';

/** Where a line may end: behind a space, and beside a Chinese character; not before a comma or behind an opening bracket. */
const PLACES =
  /(?<=\s)(?=\S)|(?<=[\p{Script=Han}，。；：、）」”…])(?![，。；：、）」”…\s,.;:)])|(?<![（「“(\s])(?=\p{Script=Han})/u;

/** Breaks each line where it becomes wider than `width` columns, of which a Chinese character takes two. */
export const wrapText = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      const lines = [''];
      let used = 0;
      for (const word of line.split(PLACES)) {
        if (used > 0 && used + stringWidth(word.trimEnd()) > width) {
          lines.push('');
          used = 0;
        }
        lines[lines.length - 1] += word;
        used += stringWidth(word);
      }
      return lines.map((one) => one.trimEnd()).join('\n');
    })
    .join('\n');
