import { optionsOf } from '../options/common-options.js';
import { argumentsOf } from '../options/instead.js';
import type { CommandSpec } from '../program/command.js';
import { spoken } from './spoken.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What can stand somewhere, with what it means. */
interface Offer {
  word: string;
  meaning: string;
}

/** What can follow on a command line, by what stands before. */
interface Offers {
  /** After `smops`: nouns and short commands. */
  first: Offer[];
  /** After a noun: its verbs. */
  verbs: Map<string, Offer[]>;
  /** After a command: its options. */
  options: Map<string, Offer[]>;
  /** After a command and an option: the option's choices; no entry where any text may follow. */
  choices: Map<string, string[]>;
  /** After a command and the number of arguments before: the argument's choices. */
  places: Map<string, string[]>;
  /** After a command and an option: the words of a list, separated by commas. */
  lists: Map<string, string[]>;
  /** Options whose value may be the next word. */
  valued: Set<string>;
}

/** Titles as people type them: without the city that stands behind a time. */
const columnWords = (columns: readonly { title: string }[]) =>
  columns.flatMap(({ title }) => title.split(' (')[0]?.toLowerCase() || []);

/** Prints the names that `smops login` has kept, one a line; `profiles.ts` writes that file. */
const PROFILES = `sed -n 's/^    "\\(.*\\)": {$/\\1/p' "\${XDG_CONFIG_HOME:-$HOME/.config}/smops/config.json" 2>/dev/null`;
const PROFILES_FISH = `set -q XDG_CONFIG_HOME; or set -l XDG_CONFIG_HOME ~/.config; sed -n 's/^    "\\(.*\\)": {$/\\1/p' $XDG_CONFIG_HOME/smops/config.json 2>/dev/null`;

const longName = (flags: string) => /--[\w-]+/.exec(flags)?.[0] ?? flags;

function offersOf(commands: readonly CommandSpec[], nouns: Record<string, string>): Offers {
  const offers: Offers = {
    first: [],
    verbs: new Map(),
    options: new Map(),
    choices: new Map(),
    places: new Map(),
    lists: new Map(),
    valued: new Set(),
  };
  for (const spec of commands) {
    const path = spec.path.join(' ');
    const [noun = '', verb] = spec.path;
    if (verb === undefined) offers.first.push({ word: noun, meaning: spoken(spec.summary) });
    else {
      const verbs = offers.verbs.get(noun) ?? [];
      if (verbs.length === 0) offers.first.push({ word: noun, meaning: spoken(nouns[noun] ?? noun) });
      offers.verbs.set(noun, [...verbs, { word: verb, meaning: spoken(spec.summary) }]);
    }
    const options = optionsOf(spec);
    offers.options.set(
      path,
      options.map(({ flags, description }) => ({ word: longName(flags), meaning: spoken(description) })),
    );
    for (const [at, { choices }] of argumentsOf(spec).entries()) {
      if (choices !== undefined) offers.places.set(`${path} ${at}`, [...choices]);
    }
    if (spec.columns !== undefined) offers.lists.set(`${path} --columns`, columnWords(spec.columns()));
    for (const { flags, choices } of options) {
      if (/[<[]/.test(flags))
        for (const [name] of flags.matchAll(/(?<=^|[ ,])--?[\w-]+/g)) offers.valued.add(name);
      if (choices !== undefined) offers.choices.set(`${path} ${longName(flags)}`, choices.map(String));
    }
  }
  // A noun may be a short command too (`analyze` is none, `compare` may become one).
  offers.first = [...new Map(offers.first.map((offer) => [offer.word, offer])).values()];
  return offers;
}

export const HELP_OF_HELP = 'the help of a command';

const helpOffer = (): Offer => ({ word: 'help', meaning: spoken(HELP_OF_HELP) });

const single = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function bash({ first, verbs, options, choices, places, lists, valued }: Offers): string {
  const words = (list: readonly string[]) => single(list.join('\n'));
  const cases = (entries: [string, readonly string[]][]) =>
    entries.map(([key, list]) => `    ${single(key)}) words=${words(list)} ;;`).join('\n');
  return `# smops completion for bash; in ~/.bashrc: source <(smops completion bash)
_smops() {
  local -a line=("\${COMP_WORDS[@]}")
  local at=$COMP_CWORD
  if [ "$at" -gt 1 ] && [ "\${line[1]}" = help ]; then
    line=(smops "\${line[@]:2}")
    at=$((at - 1))
  fi
  local cur=\${line[at]} prev=\${line[at-1]} first='' second='' path='' words='' place=0 i=2
  # bash splits --name=value into three words.
  if [ "$cur" = = ]; then cur=''; elif [ "$prev" = = ]; then prev=\${line[at-2]}; fi
  [ "$at" -gt 1 ] && first=\${line[1]}
  [ "$at" -gt 2 ] && second=\${line[2]}
  path=$first
  case "$first" in
    ${[...verbs.keys()].join('|')}) path="$first $second" i=3 ;;
  esac
  for (( ; i < at; i++ )); do
    case "\${line[i]}" in
      ${[...valued].join('|')}) [ "\${line[i+1]}" = = ] && i=$((i + 1)); i=$((i + 1)) ;;
      -*) ;;
      *) place=$((place + 1)) ;;
    esac
  done
  COMPREPLY=()
  local before=''
  case "$path $prev" in
${cases([...choices])}
${cases([...lists])}
  esac
  if [ "$prev" = --profile ]; then words=$(${PROFILES}); fi
  if [ "$prev" = --columns ] && [[ $cur == *,* ]]; then before=\${cur%,*}, cur=\${cur##*,}; fi
  if [ -z "$words" ] && [[ $cur != -* ]]; then
    case "$path $place" in
${cases([...places])}
    esac
  fi
  if [ -z "$words" ] && [[ $cur == -* ]]; then
    case "$path" in
${cases([...options].map(([path, list]) => [path, list.map(({ word }) => word)]))}
    esac
  elif [ -z "$words" ] && [ -z "$first" ]; then
    words=${words([...first.map(({ word }) => word), 'help'])}
  elif [ -z "$words" ] && [ -z "$second" ]; then
    case "$first" in
${cases([...verbs].map(([noun, list]) => [noun, list.map(({ word }) => word)]))}
    esac
  fi
  [ -z "$words" ] && return
  local word
  while IFS= read -r word; do
    [[ $word == "$cur"* ]] && COMPREPLY+=("$before$(printf '%q' "$word")")
  done <<< "$words"
}
complete -o default -F _smops smops
`;
}

function zsh({ first, verbs, options, choices, places, lists, valued }: Offers): string {
  const described = (list: readonly Offer[]) =>
    list.map(({ word, meaning }) => single(`${word.replaceAll(':', '\\:')}:${meaning}`)).join(' ');
  const cases = <Value>(entries: Iterable<[string, Value]>, print: (value: Value) => string) =>
    [...entries].map(([key, value]) => `    (${single(key)}) ${print(value)} ;;`).join('\n');
  return `#compdef smops
# smops completion for zsh; in ~/.zshrc after compinit: source <(smops completion zsh)
_smops() {
  if (( CURRENT > 2 )) && [[ \${words[2]} == help ]]; then
    words=(smops "\${(@)words[3,-1]}")
    (( CURRENT -= 1 ))
  fi
  local place=0 i=3
  local first=\${words[2]} second=\${words[3]} prev=\${words[CURRENT-1]} cur=\${words[CURRENT]} path_ offers
  (( CURRENT < 3 )) && first=
  (( CURRENT < 4 )) && second=
  path_=$first
  case "$first" in
    (${[...verbs.keys()].join('|')}) path_="$first $second" i=4 ;;
  esac
  for (( ; i < CURRENT; i++ )); do
    case \${words[i]} in
      (${[...valued].join('|')}) (( i += 1 )) ;;
      (-*) ;;
      (*) (( place += 1 )) ;;
    esac
  done
  case "$path_ $prev" in
${cases(choices, (list) => `offers=(${list.map(single).join(' ')}); compadd -a offers; return`)}
${cases(lists, (list) => `offers=(${list.map(single).join(' ')}); compset -P '*,'; compadd -S '' -a offers; return`)}
  esac
  if [[ $prev == --profile ]]; then
    offers=("\${(@f)$(${PROFILES})}"); compadd -a offers; return
  fi
  if [[ $cur != -* ]]; then
    case "$path_ $place" in
${cases(places, (list) => `offers=(${list.map(single).join(' ')}); compadd -a offers; return`)}
    esac
  fi
  offers=()
  if [[ $cur == -* ]]; then
    case "$path_" in
${cases(options, (list) => `offers=(${described(list)})`)}
    esac
  elif [[ -z $first ]]; then
    offers=(${described([...first, helpOffer()])})
  elif [[ -z $second ]]; then
    case "$first" in
${cases(verbs, (list) => `offers=(${described(list)})`)}
    esac
  fi
  if (( \${#offers} )); then _describe 'smops' offers; else _files; fi
}
if [ "$funcstack[1]" = "_smops" ]; then _smops; else compdef _smops smops; fi
`;
}

/** What fish offers behind an option, as the end of its line. */
function fishValues(option: string, { choices, lists }: Pick<Offers, 'choices' | 'lists'>): string {
  const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(' ');
  const values = choices.get(option);
  const list = lists.get(option);
  if (option.endsWith(' --profile')) return ` -x -a ${single(`(${PROFILES_FISH})`)}`;
  if (list !== undefined) return ` -x -a ${single(`(__fish_append , ${quoted(list)})`)}`;
  return values === undefined ? '' : ` -x -a ${single(quoted(values))}`;
}

function fish({ first, verbs, options, choices, places, lists, valued }: Offers): string {
  const line = (condition: string, rest: string) => `complete -c smops -n ${single(condition)} ${rest}`;
  const at = (path: string) => {
    const words = path.split(' ');
    return `set -l w (commandline -opc); ${words.map((word, index) => `test "$w[${index + 2}]" = ${word}`).join('; and ')}`;
  };
  const lines = [...first, helpOffer()].map(({ word, meaning }) =>
    line('__fish_use_subcommand', `-f -a ${word} -d ${single(meaning)}`),
  );
  for (const [noun, list] of verbs) {
    for (const { word, meaning } of list) {
      lines.push(line(`${at(noun)}; and test (count $w) -eq 2`, `-f -a ${word} -d ${single(meaning)}`));
    }
  }
  const afterHelp = (words: readonly string[]) =>
    `${at(['help', ...words].join(' '))}; and test (count $w) -eq ${words.length + 2}`;
  for (const { word, meaning } of first)
    lines.push(line(afterHelp([]), `-f -a ${word} -d ${single(meaning)}`));
  for (const [noun, list] of verbs) {
    for (const { word, meaning } of list) {
      lines.push(line(afterHelp([noun]), `-f -a ${word} -d ${single(meaning)}`));
    }
  }
  for (const [key, values] of places) {
    const words = key.split(' ');
    const path = words.slice(0, -1);
    const offered = single(values.map((value) => `"${value}"`).join(' '));
    lines.push(
      line(`${at(path.join(' '))}; and __smops_place ${path.length} ${words.at(-1)}`, `-f -a ${offered}`),
    );
  }
  for (const [path, list] of options) {
    for (const { word, meaning } of list) {
      const more = fishValues(`${path} ${word}`, { choices, lists });
      lines.push(line(at(path), `-l ${word.replace(/^--/, '')} -d ${single(meaning)}${more}`));
    }
  }
  return `# smops completion for fish; smops completion fish > ~/.config/fish/completions/smops.fish
# Whether the word that is typed is argument $argv[2], from 0, of a command of $argv[1] words.
function __smops_place
    set -l w (commandline -opc)
    set -l place 0
    set -l i (math $argv[1] + 2)
    while test $i -le (count $w)
        switch $w[$i]
            case ${[...valued].join(' ')}
                set i (math $i + 1)
            case '-*'
            case '*'
                set place (math $place + 1)
        end
        set i (math $i + 1)
    end
    test $place -eq $argv[2]
end
${lines.join('\n')}
`;
}

/** The script that makes a shell complete smops, from the commands themselves; it starts no smops. */
export function completionScript(
  shell: Shell,
  commands: readonly CommandSpec[],
  nouns: Record<string, string>,
): string {
  const offers = offersOf(commands, nouns);
  return { bash, zsh, fish }[shell](offers);
}
