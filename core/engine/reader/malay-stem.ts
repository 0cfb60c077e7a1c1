const SUFFIXES = [
  'nyalah',
  'kannya',
  'annya',
  'inya',
  'kanlah',
  'lah',
  'kah',
  'pun',
  'nya',
  'kan',
  'an',
  'ku',
  'mu',
  'i',
];

/** Prefixes with what their nasal may have swallowed: `menyokong` is `sokong`, `memukul` is `pukul`. */
const PREFIXES: readonly (readonly [string, readonly string[]])[] = [
  ['memper', ['']],
  ['diper', ['']],
  ['menge', ['']],
  ['penge', ['']],
  ['meny', ['s']],
  ['peny', ['s']],
  ['meng', ['', 'k']],
  ['peng', ['', 'k']],
  ['mem', ['', 'p']],
  ['pem', ['', 'p']],
  ['men', ['', 't']],
  ['pen', ['', 't']],
  ['keber', ['']],
  ['ber', ['']],
  ['bel', ['']],
  ['ter', ['']],
  ['per', ['']],
  ['di', ['']],
  ['me', ['']],
  ['pe', ['']],
  ['ke', ['']],
  ['se', ['']],
  ['nge', ['']],
  ['ng', ['', 'k']],
  ['ny', ['s']],
];

const SHORTEST_STEM = 4;

/** Words that look derived and are not, or mean something else than their root (`menyampah`: to be sick of). */
const WHOLE_WORDS = new Set(
  'menyampah kerana seperti perempuan keluarga berita cerita perlu terima beberapa berapa segala negeri setiap kepala kepada kerajaan pegawai kepegawaian polisi'.split(
    ' ',
  ),
);

function withoutSuffixes(word: string): string[] {
  const forms = [word];
  for (const suffix of SUFFIXES) {
    if (word.endsWith(suffix) && word.length - suffix.length >= SHORTEST_STEM)
      forms.push(word.slice(0, -suffix.length));
  }
  return forms;
}

/**
 * Candidate roots of a Malay or Indonesian word, longest first, the word itself not among them. Affixes alone do not say
 * which is right (`makan` is no `mak` + `-an`), so callers keep the first candidate that is a known root.
 */
export function malayRoots(word: string): string[] {
  if (word.length < 5 || WHOLE_WORDS.has(word)) return [];
  const roots: string[] = [];
  const forms = withoutSuffixes(word);
  // `polisinya` is a form of `polisi`, which has no root: no `polis`.
  const whole = forms.find((form) => WHOLE_WORDS.has(form));
  if (whole !== undefined) return [whole];
  for (const form of forms) {
    if (form !== word) roots.push(form);
    for (const [prefix, restored] of PREFIXES) {
      if (!form.startsWith(prefix)) continue;
      const rest = form.slice(prefix.length);
      for (const letter of restored) {
        const root = letter + rest;
        if (root.length >= SHORTEST_STEM && (letter !== '' || /[a-z]/.test(rest[0] ?? ''))) roots.push(root);
      }
    }
  }
  return roots.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Candidate roots of an inflected English word (`schools`, `cancelled`, `delaying`), nearest first. */
export function englishRoots(word: string): string[] {
  if (word.length < 4) return [];
  const roots: string[] = [];
  if (word.endsWith('ies')) roots.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) roots.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) roots.push(word.slice(0, -1));
  for (const ending of ['ed', 'ing', 'er', 'est', 'ly']) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const base = word.slice(0, -ending.length);
    roots.push(base, `${base}e`);
    if (base.at(-1) === base.at(-2)) roots.push(base.slice(0, -1));
    if (base.endsWith('i')) roots.push(`${base.slice(0, -1)}y`);
  }
  return roots;
}
