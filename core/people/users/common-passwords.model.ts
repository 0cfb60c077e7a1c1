/**
 * Passwords that are tried first. Lists of leaked passwords have the same few words at their top, each in many forms
 * ("Password123!", "p@ssw0rd2024", "qwerty12345"), so the words are listed here and the forms are undone.
 */

/** Words of leaked lists, in small letters; names of this program and its world besides. */
const WORDS = new Set(
  `abc abcd abcde access admin administrator adobe alexander alhamdulillah allahuakbar andrea angel angela anthony apple
  arsenal ashley asdf asdfgh asdfghjkl asdfghjklz august autumn babygirl bahasa barcelona baseball basketball batman
  beautiful bestfriend bismillah blackberry bonjour butterfly butterflies changeme changeit charlie cheese chelsea
  chocolate christian christmas christopher computer cookie daniel december default demo dragon elizabeth facebook
  february flower football forever fortune freedom friend friends ginger google gwerty hannah harrypotter hello
  hellokitty helloworld hunter iloveyou iloveu iloveme iloveyousomuch instagram insyaallah internet january jennifer
  jessica jesus jesuschrist jordan joshua july june justin kualalumpur letmein liverpool login london lovely loveme
  lovelove loveyou malaysia manager manchester march marina master matthew merdeka michael michelle microsoft million
  minecraft monday monkey mother mustang mynoob mypassword myspace newpassword newyork nicholas nicole november october
  ohmygod operator pass passport passw passwd password passwords passwort patrick pepper pokemon princess private
  purple qazwsx qazwsxedc qazwsxedcrfv qwer qwerty qwertyui qwertyuiop qwertz qwertzuiop rahsia rainbow raspberry
  realmadrid remember rockyou root sabahan samantha samsung sarawak sayang sayangku sebastian secret selamat selangor
  september server shadow shopping singapore slipknot smops snowball soccer spiderman spongebob spring staff starwars
  summer sunday sunshine super superman superstar support sweetheart sweetie system tekkaman temporary terimakasih test
  tester testing testtest thankyou thomas tigger tinkerbell trustno twitter user username vanessa victoria vodafone
  volleyball watermelon welcome whatever whatsapp william winner winter woaini woaiwojia wodemima xiaoming youtube zaq
  zaqwsx zxcvbn zxcvbnm`.split(/\s+/),
);

/** Rows of keyboards, alphabet and digits: a piece of one, either way, is no secret. */
const ROWS = [
  '01234567890',
  '1234567890-=',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  '1a2b3c4d5e6f7g8h9i0j',
  '1z2x3c4v5b6n7m',
  'aabbccddeeffgg',
  '112233445566778899',
  '147258369',
  '789456123',
  '741852963',
  '52013145201314',
];
const PIECES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
/** What repeats a shorter piece than this is taken for the piece. */
const LONGEST_REPEATED = 6;
/** The longest beginning of a row that a row's own piece may lack: "qwertyuiop" with "12" behind it. */
const SHORTEST_PIECE = 4;

const LETTER_OF: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/** The shortest piece that the text repeats (the last time perhaps in part), or the text. */
function repeatedPiece(text: string, longest = text.length): string {
  for (let length = 1; length <= longest && 2 * length <= text.length; length++) {
    if ([...text].every((unit, at) => unit === text[at % length])) return text.slice(0, length);
  }
  return text;
}

/** Whether the text is pieces of rows behind each other: "qwerty12345", "1qaz2wsx", "abcd1234". */
function isPieces(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let end = Math.min(text.length, at + 26);
    while (end - at >= SHORTEST_PIECE && !PIECES.some((row) => row.includes(text.slice(at, end)))) end--;
    if (end - at < SHORTEST_PIECE) return false;
    at = end;
  }
  return true;
}

const asLetters = (text: string) => [...text].map((one) => LETTER_OF[one] ?? one).join('');

const isDigitsOrSign = (character: string) => !/\p{L}/u.test(character);

/** Without the digits and signs at both ends. */
function core(text: string): string {
  const characters = [...text];
  const first = characters.findIndex((one) => !isDigitsOrSign(one));
  const last = characters.findLastIndex((one) => !isDigitsOrSign(one));
  return first < 0 ? '' : characters.slice(first, last + 1).join('');
}

/**
 * Whether a password is a common one: nothing but pieces of keyboard rows, alphabet or digits, one short piece again and
 * again, or one common word with digits and signs around it, however letters are written (p@ssw0rd).
 */
export function isCommonPassword(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase();
  if (small.length > 40) return false;
  if (repeatedPiece(small, LONGEST_REPEATED) !== small || isPieces(small)) return true;
  const word = core(small);
  return [word, asLetters(word), asLetters(small)].some(
    (one) => WORDS.has(one) || WORDS.has(repeatedPiece(one)),
  );
}
