/** Splits a command line into words as a shell does, with quotes and backslashes; nothing is expanded. */
export function splitWords(line: string): string[] {
  const words: string[] = [];
  let word = '';
  let isWord = false;
  let quote: string | undefined;
  for (let index = 0; index < line.length; index++) {
    const character = line[index] as string;
    if (quote !== undefined && character === quote) quote = undefined;
    else if (character === '\\' && quote !== "'" && index + 1 < line.length) {
      word += line[++index];
      isWord = true;
    } else if (quote === undefined && (character === '"' || character === "'")) {
      quote = character;
      isWord = true;
    } else if (quote === undefined && /\s/.test(character)) {
      if (isWord) words.push(word);
      word = '';
      isWord = false;
    } else {
      word += character;
      isWord = true;
    }
  }
  if (isWord) words.push(word);
  return words;
}

/** The words that could stand where the last one stands, given each command's path. */
export function completions(line: string, paths: readonly (readonly string[])[]): string[] {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const typed = line.endsWith(' ') ? '' : (words.pop() ?? '');
  const fitting = paths
    .filter((path) => words.every((word, index) => path[index] === word))
    .map((path) => path[words.length])
    .filter((word): word is string => word?.startsWith(typed) === true);
  return [...new Set(fitting)].sort();
}

/** The line with its last word completed as far as all completions agree. */
export function complete(line: string, paths: readonly (readonly string[])[]): string {
  const found = completions(line, paths);
  const [first] = found;
  if (first === undefined) return line;
  let common = first;
  for (const word of found) while (!word.startsWith(common)) common = common.slice(0, -1);
  const base = line.slice(0, line.length - (/(?<!\S)\S*$/.exec(line)?.[0].length ?? 0));
  return `${base}${common}${found.length === 1 ? ' ' : ''}`;
}
